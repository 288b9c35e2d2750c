import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { BONUS_CODE_PATH } from '#app/rewards/reward-view.ts'
import { PlaceProvider } from '#app/session/page-window/place.tsx'
import { usePageForms } from '#app/session/page-window/use-page-forms.ts'
import { Loaded } from '#app/ui/Loaded/Loaded.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { BonusCodeBody } from './BonusCodeBody.tsx'
import type { BonusCodePageData, CodeAnswer, CodeReply } from './bonus-code-page.server.ts'

type Load =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; data: BonusCodePageData | 'notHere' }

const isPage = (it: object): it is BonusCodePageData => 'carried' in it
const isAnswer = (it: object): it is CodeAnswer => 'isClaimed' in it

export default function MenuBonusCode() {
  const { t } = useTranslation('rewards')
  const path = useLocalePath()
  const [load, setLoad] = useState<Load>({ state: 'loading' })
  const [reply, setReply] = useState<CodeReply>()
  const [isClaimed, setClaimed] = useState(false)
  const { place, show } = usePageForms({
    ...{ action: path(BONUS_CODE_PATH), address: path(`${BONUS_CODE_PATH}/data`) },
    ...{ isPage, isAnswer },
    onPage(answer) {
      setReply(undefined)
      if (answer === 'failed') return setLoad({ state: 'failed' })
      setLoad({ state: 'ready', data: answer === 'elsewhere' ? 'notHere' : answer })
    },
    onAnswer(answer) {
      if (answer === 'elsewhere' || answer === 'failed') return setLoad({ state: 'failed' })
      setClaimed(answer.isClaimed)
      if (answer.reply) setReply(answer.reply)
      else void show('')
    },
  })

  return (
    <PlaceProvider value={place}>
      <div role="status" data-testid="menu-code-done">
        {isClaimed ? <Notice tone="success" title={t('done.claimed')} /> : null}
      </div>
      <Loaded load={load} again={() => void show('')}>
        {(data) =>
          data === 'notHere' ? (
            <Notice tone="info" title={t('failures.forbidden')} />
          ) : (
            <BonusCodeBody
              key={data.key}
              carried={data.carried}
              claimKey={data.key}
              reply={reply}
              onLeave={null}
            />
          )
        }
      </Loaded>
    </PlaceProvider>
  )
}
