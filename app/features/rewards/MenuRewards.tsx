import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { REWARDS_PATH } from '#app/rewards/reward-view.ts'
import { PlaceProvider } from '#app/session/page-window/place.tsx'
import { usePageForms } from '#app/session/page-window/use-page-forms.ts'
import { Loaded } from '#app/ui/Loaded/Loaded.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { RewardsBody } from './RewardsBody.tsx'
import type { RewardAnswer, RewardReply } from './reward-actions.server.ts'
import type { RewardsPageData } from './rewards-page.server.ts'

type Load = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: RewardsPageData }

const isPage = (it: object): it is RewardsPageData => 'groups' in it
const isAnswer = (it: object): it is RewardAnswer => 'reply' in it

/** The active rewards in the menu over a game: their progress, and a button to forfeit one. */
export default function MenuRewards() {
  const { t } = useTranslation('rewards')
  const path = useLocalePath()
  const [load, setLoad] = useState<Load>({ state: 'loading' })
  const [reply, setReply] = useState<RewardReply>()
  const [done, setDone] = useState<RewardAnswer['done']>(null)
  const { place, show } = usePageForms({
    ...{ action: path(REWARDS_PATH), address: path(`${REWARDS_PATH}/data`), isPage, isAnswer },
    onPage(answer) {
      setReply(undefined)
      // A guard redirects away from rewards: here there are none.
      const data = answer === 'elsewhere' ? NOTHING : answer
      setLoad(data === 'failed' ? { state: 'failed' } : { state: 'ready', data })
    },
    onAnswer(answer) {
      if (answer === 'elsewhere' || answer === 'failed') return setLoad({ state: 'failed' })
      setDone(answer.done)
      if (answer.reply) setReply(answer.reply)
      else void show('')
    },
  })

  return (
    <PlaceProvider value={place}>
      <div role="status" data-testid="menu-rewards-done">
        {done === null ? null : <Notice tone="success" title={t(`done.${done}`)} />}
      </div>
      <Loaded load={load} again={() => void show('')}>
        {(data) => <RewardsBody page={data} onlyActive reply={reply} onLeave={null} />}
      </Loaded>
    </PlaceProvider>
  )
}

const NOTHING: RewardsPageData = {
  ...{ groups: [], failed: false, sportsFailed: false, asked: null, takesCodes: false },
  key: '',
}
