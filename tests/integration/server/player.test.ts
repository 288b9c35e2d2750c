import { expect, test } from 'vitest'
import { isSuspended, toPlayer } from '#app/session/player.ts'
import { KYC_LEVELS } from '#contracts/player-api/account-status.ts'
import { accessDetails, playerProfile } from '#contracts/player-api/v1.ts'
import { A_PROFILE, AN_ACCESS } from '#tests/fixtures/site-context.ts'

const CLAIMS = {
  country_code: 'FI',
  language_code: 'fi',
  player_id: 'player-1',
  player_access_id: 'access-1',
  email: 'someone@playhouse.test',
  iat: 1,
  exp: 2,
  login_method: 'DEFAULT',
  zendeskJwtToken: '',
  registrationDate: '2026-01-01T00:00:00.000Z',
  multibrand: '{"suspended":false}',
}
const player = (what: { profile?: object; access?: object; claims?: object } = {}) =>
  toPlayer({
    token: 'token',
    claims: { ...CLAIMS, ...what.claims },
    profile: playerProfile.parse({ ...A_PROFILE, ...what.profile }),
    access: accessDetails.parse({ ...AN_ACCESS, ...what.access }),
  })

test('between profile and access the more restrictive wins (GAP-023, CON-05)', () => {
  expect(player().restricted).toBe(false)
  expect(player({ profile: { payout: false } }).restricted).toBe(true)
  expect(player({ access: { PAYOUT: false } }).restricted).toBe(true)
  expect(player({ claims: { multibrand: '{"suspended":true}' } }).restricted).toBe(true)
  expect(player({ profile: { casino: false } }).products.casino).toBe(false)
  expect(player({ access: { LIVE_CASINO: false } }).products.liveCasino).toBe(false)
})

test('a missing flag is off (GAP-023)', () => {
  const { restricted, products } = player({ profile: { payout: undefined, sports: undefined } })
  expect(restricted).toBe(true)
  expect(products.sports).toBe(false)
  expect(player({ access: { CASINO: undefined } }).products.casino).toBe(false)
})

test('an unreadable multibrand claim counts as not suspended (GAP-038)', () => {
  expect(isSuspended('{"suspended":true}')).toBe(true)
  for (const claim of ['', '{', 'null', '[]', '{"suspended":"true"}', '{"suspended":false}']) {
    expect(isSuspended(claim)).toBe(false)
  }
})

test.each(KYC_LEVELS)('the level %s alone does not affect any guard', (level) => {
  const {
    kycStatus,
    asksQuestionnaire: _,
    mayDeposit: __,
    ...rest
  } = player({
    profile: { kycStatus: level },
  })
  expect(kycStatus).toBe(level)
  expect(player()).toMatchObject(rest)
})
