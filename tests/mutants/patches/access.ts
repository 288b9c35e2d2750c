import type { Mutant } from '../mutant.ts'

const SESSIONS = 'platform/players/sessions.ts'
const APP = 'platform/http/app.ts'

const belongings = (call: string) =>
  `tests/integration/api/belongings.test.ts › ${call}: the answer is that for an id that never existed`

/** Who may call what: signatures, sessions, limits of calls, and access to what belongs to another player. */
export const ACCESS: readonly Mutant[] = [
  {
    name: 'a callback is taken without its signature',
    file: APP,
    find: "if (!signed) return refusalResponse('SIGNATURE_INVALID')",
    replace: '',
    killedBy: [
      'tests/integration/api/gameplay.test.ts › are refused without the signature of exactly this call',
    ],
  },
  {
    name: 'a signature is good for ever',
    file: 'contracts/provider-callbacks/signature.ts',
    find: 'if (Math.abs(call.nowMs - timestampMs) > SIGNATURE_TOLERANCE_MS) return false',
    replace: '',
    killedBy: [
      'tests/integration/api/gameplay.test.ts › are refused without the signature of exactly this call',
    ],
  },
  {
    name: 'a signature is good for any body',
    file: 'contracts/provider-callbacks/signature.ts',
    find: 'Buffer.from(parts.body)',
    replace: "Buffer.from('')",
    killedBy: [
      'tests/integration/api/gameplay.test.ts › are refused without the signature of exactly this call',
    ],
  },
  {
    name: 'a session is never idle',
    file: SESSIONS,
    find: 'session.expires_at.getTime() <= now || session.last_seen_at.getTime() <= now - SESSION_IDLE_MS',
    replace: 'session.expires_at.getTime() <= now',
    killedBy: [
      'tests/integration/api/identity.test.ts › ends after thirty idle minutes, and is extended by use',
    ],
  },
  {
    name: 'a busy session never ends',
    file: SESSIONS,
    find: 'session.expires_at.getTime() <= now || session.last_seen_at',
    replace: 'session.last_seen_at',
    killedBy: ['tests/integration/api/identity.test.ts › ends after twelve hours, however busy'],
  },
  {
    name: 'a token works after its session was ended',
    file: SESSIONS,
    find: `  if (!found || found.revoked_at !== null) return refuse('NO_SESSION')
  if (hasEnded(found, now)) return refuse('TOKEN_EXPIRED')
  if (!maySessionRun(found)) return refuse('PLAYER_BLOCKED')
  if (`,
    replace: `  if (!found) return refuse('NO_SESSION')
  if (hasEnded(found, now)) return refuse('TOKEN_EXPIRED')
  if (!maySessionRun(found)) return refuse('PLAYER_BLOCKED')
  if (`,
    killedBy: [
      'tests/integration/api/identity.test.ts › ends at once when its player signs out, for every token of it',
    ],
  },
  {
    name: 'a refresh token that was used before is only refused',
    file: SESSIONS,
    find: 'if (!isRace(latest, presented, now)) {',
    replace: 'if (isRace(latest, presented, now) && latest === undefined) {',
    killedBy: ['tests/integration/api/identity.test.ts › a reused refresh token ends the session'],
  },
  {
    name: 'wrong passwords lock nothing',
    file: 'platform/players/check-password.ts',
    find: 'if (lockedMs > 0) {',
    replace: 'if (lockedMs < 0) {',
    killedBy: [
      'tests/integration/api/identity.test.ts › five wrong passwords lock the address for a quarter of an hour, also an unknown one',
    ],
  },
  {
    name: 'a token of the provider is taken twice',
    file: 'platform/players/provider-sessions.ts',
    find: "if (!isFirst) return refuse('NO_SESSION')",
    replace: '',
    killedBy: ['tests/integration/server/provider-login.test.ts › takes a token once'],
  },
  {
    name: 'a login at the provider ends in a browser that did not begin it',
    file: 'app/session/identity/oidc-identity.server.ts',
    find: 'expectedState: loginState.state,',
    replace: "expectedState: url.searchParams.get('state') ?? '',",
    killedBy: ['tests/integration/server/provider-login.test.ts › with another state'],
  },
  {
    name: 'a visitor sends forms without an end',
    file: APP,
    find: `    if (waitMs > 0) return tooMany(waitMs)
  }
  const isFile`,
    replace: `  }
  const isFile`,
    killedBy: ['tests/integration/api/limits.test.ts › limit changes are rate-limited per visitor'],
  },
  {
    name: 'an address calls without an end',
    file: APP,
    find: `    if (waitMs > 0) c.res = tooMany(waitMs)
    else await next()`,
    replace: '    await next()',
    killedBy: ['tests/integration/api/http.test.ts › is limited by address'],
  },
  {
    name: 'a code is tried without an end',
    file: 'platform/codes/one-time-codes.ts',
    find: `      if (waitMs > 0) return tooMany(waitMs)
      // A parallel`,
    replace: '      // A parallel',
    killedBy: [
      'tests/integration/api/codes.test.ts › twenty parallel guesses are five, and the right code comes too late after them',
    ],
  },
  {
    name: 'a code for one number proves another',
    file: 'platform/codes/one-time-codes.ts',
    find: 'about.subject, about.to, id, code]',
    replace: 'about.subject, id, code]',
    killedBy: [
      'tests/integration/api/codes.test.ts › is valid only for its purpose, person, number and id',
    ],
  },
  {
    name: 'another player’s session is ended',
    file: 'platform/account/account-store.ts',
    find: 'where player_id = $1 and id = $2 and revoked_at is null and expires_at > $3',
    replace: 'where $1::uuid is not null and id = $2 and revoked_at is null and expires_at > $3',
    killedBy: [belongings('DELETE /v1/player/sessions/:id')],
  },
  {
    name: 'another player’s deposit is read and cancelled',
    file: 'platform/deposits/deposit-store.ts',
    find: 'from platform.deposit where player_id = $1 and id = $2`',
    replace: 'from platform.deposit where $1::uuid is not null and id = $2`',
    killedBy: [
      belongings('GET /v1/player/wallet/deposits/:referenceId'),
      'tests/integration/api/deposits.test.ts › cannot be viewed, cancelled or paid with by another player',
    ],
  },
  {
    name: 'another player’s card is removed',
    file: 'platform/deposits/deposit-store.ts',
    find: 'where player_id = $1 and id = $2 and is_kept returning id',
    replace: 'where $1::uuid is not null and id = $2 and is_kept returning id',
    killedBy: [belongings('DELETE /v1/player/wallet/instruments/:id')],
  },
  {
    name: 'another player’s round is read',
    file: 'platform/gameplay/rounds-store.ts',
    find: '     where player_id = $1 and provider = $2 and round_ref = $3`,',
    replace: '     where $1::uuid is not null and provider = $2 and round_ref = $3`,',
    killedBy: [belongings('GET /v1/player/rounds/:id')],
  },
  {
    name: 'another player’s document is read',
    file: 'platform/verification/file-store.ts',
    find: 'where id = $1 and ($2::uuid is null or player_id = $2)`',
    replace: 'where id = $1 and ($2::uuid is null or player_id is not null)`',
    killedBy: [belongings('GET /v1/player/documents/files/:id')],
  },
  {
    name: 'another player’s document is deleted',
    file: 'platform/verification/file-store.ts',
    find: 'where id = $1 and player_id = $2 and sent_at is null returning id',
    replace: 'where id = $1 and $2::uuid is not null and sent_at is null returning id',
    killedBy: [belongings('DELETE /v1/player/documents/files/:id')],
  },
  {
    name: 'an object inside a stream or a string is not read',
    file: 'platform/verification/pdf-rules.ts',
    find: 'isUnsafe: hasHiddenObject(text, seen)',
    replace: 'isUnsafe: false',
    killedBy: ['platform/verification/pdf-rules.test.ts › with an object in a stream'],
  },
  {
    name: 'a packed object may run a script',
    file: 'platform/verification/pdf-rules.ts',
    find: 'if (holdsObjects && hasActiveObject(head, stream)) return',
    replace: "if (head === 'nothing') return",
    killedBy: ['platform/verification/pdf-rules.test.ts › with a packed script in a string'],
  },
  {
    name: 'an excluded person returns in letters that look alike',
    file: 'platform/identity-matching/readings.ts',
    find: '[bySound] : [bySound, byLooks]',
    replace: '[bySound] : [bySound]',
    killedBy: ['platform/identity-matching/matching-rules.test.ts'],
  },
  {
    name: 'a cell of a statement is a formula',
    file: 'app/market/csv.ts',
    find: 'FORMULA.test(text) ?',
    replace: 'text.length > 1_000 ?',
    killedBy: ['app/market/csv.test.ts › a spreadsheet does not calculate'],
  },
  {
    name: 'another player’s warning is answered',
    file: 'platform/harm-markers/harm-markers.ts',
    find: `if (!(await owns(db, who.player, of.id))) return refuse('NOT_FOUND')
  await putAnswer`,
    replace: 'await putAnswer',
    killedBy: [
      belongings('POST /v1/player/warnings/:id/answer'),
      'tests/integration/api/harm-markers.test.ts › no one reads or answers the message of another player',
    ],
  },
]
