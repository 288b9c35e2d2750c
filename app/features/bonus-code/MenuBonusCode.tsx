import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { BONUS_CODE_PATH } from '#app/rewards/reward-view.ts'
import { askPage } from '#app/session/page-window/ask-page.ts'
import { PlaceProvider } from '#app/session/page-window/place.tsx'
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
  const address = path(`${BONUS_CODE_PATH}/data`)
  const [load, setLoad] = useState<Load>({ state: 'loading' })
  const [reply, setReply] = useState<CodeReply>()
  const [isClaimed, setClaimed] = useState(false)
  const [sending, setSending] = useState<FormData | null>(null)

  const show = useCallback(async () => {
    const answer = await askPage(address, isPage)
    setReply(undefined)
    if (answer === 'failed') return setLoad({ state: 'failed' })
    setLoad({ state: 'ready', data: answer === 'elsewhere' ? 'notHere' : answer })
  }, [address])
  useEffect(() => void show(), [show])

  const send = async (form: FormData) => {
    if (sending !== null) return
    setSending(form)
    const answer = await askPage(address, isAnswer, form)
    setSending(null)
    if (answer === 'elsewhere' || answer === 'failed') return setLoad({ state: 'failed' })
    setClaimed(answer.isClaimed)
    if (answer.reply) setReply(answer.reply)
    else await show()
  }

  return (
    <PlaceProvider
      value={{
        action: path(BONUS_CODE_PATH),
        sending,
        window: { show: () => void show(), send: (form) => void send(form) },
      }}
    >
      <div role="status" data-testid="menu-code-done">
        {isClaimed ? <Notice tone="success" title={t('done.claimed')} /> : null}
      </div>
      <Loaded load={load} again={() => void show()}>
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
