import type { Mutant } from '../mutant.ts'
import { ACCESS } from './access.ts'
import { BONUS_MONEY } from './bonuses.ts'
import { CONTENT } from './content.ts'
import { GAMES } from './games.ts'
import { LIMITS_AND_PACE } from './limits.ts'
import { MONEY } from './money.ts'
import { PAYMENTS } from './payments.ts'
import { PROTECTION } from './protection.ts'
import { SITE } from './site.ts'
import { SPORTSBOOK } from './sportsbook.ts'

/** The faults by the names that `npm run mutants -- patches <area>` takes. */
export const AREAS: Readonly<Record<string, readonly Mutant[]>> = {
  money: MONEY,
  limits: LIMITS_AND_PACE,
  payments: PAYMENTS,
  bonuses: BONUS_MONEY,
  protection: PROTECTION,
  access: ACCESS,
  site: SITE,
  content: CONTENT,
  games: GAMES,
  sportsbook: SPORTSBOOK,
}
