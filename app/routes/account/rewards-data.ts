import { handleRewardWindowForm } from '#app/features/rewards/reward-actions.server.ts'
import { loadRewardsPage } from '#app/features/rewards/rewards-page.server.ts'
import { accountAction, accountData } from '#app/session/account-route.server.ts'

/** The data of the active rewards, for the menu over a game. */
export const loader = accountData('rewards', (args, who) =>
  loadRewardsPage(args, who, { onlyActive: true }),
)

export const action = accountAction('rewards', handleRewardWindowForm)
