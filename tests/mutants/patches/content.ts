import type { Mutant } from '../mutant.ts'

/** The content lake: who writes and reads what, what may be published, and who clears what is known of it. */
export const CONTENT: readonly Mutant[] = [
  {
    name: 'the server gives its lake no publish guard',
    file: 'server/parts.ts',
    find: '      return findings.length > 0 ? findings.map(inWords) : againstOffers(document)',
    replace: '      return findings.length > 99 ? findings.map(inWords) : againstOffers(document)',
    killedBy: [
      'tests/integration/server/product-publish-guards.test.ts › the lake of the product refuses wagering-cap with 409',
    ],
  },
  {
    name: 'the server gives its lake no guard for offers',
    file: 'server/parts.ts',
    find: 'findings.map(inWords) : againstOffers(document)',
    replace: 'findings.map(inWords) : []',
    killedBy: [
      'tests/integration/server/product-publish-guards.test.ts › an offer of a campaign that does not exist is refused with 409',
    ],
  },
  {
    name: 'an offer is shown to players whom the platform does not offer it to',
    file: 'app/session/audience.server.ts',
    find: 'return new Set(own.filter((it) => ids.includes(it)))',
    replace: 'return new Set(rewards.ok ? ids : own)',
    killedBy: [
      'tests/integration/server/content-reading.test.ts › an offer is shown to a player to whom the platform offers its campaign, and to no one else',
    ],
  },
  {
    name: 'an offer is shown to visitors in every market',
    file: 'schemas/rules/offers.ts',
    find: '    MARKETS[market].publicOffers &&',
    replace: '    MARKETS[market].enabled &&',
    killedBy: [
      'schemas/rules/offers.test.ts › a visitor is shown an offer not where offers are for players',
    ],
  },
  {
    name: 'the lake publishes what stands against it',
    file: 'content-lake/http/access.ts',
    find: '      await assertMayPublish(changes, this.#againstPublishing)',
    replace: '      await assertMayPublish([], this.#againstPublishing)',
    killedBy: [
      'tests/integration/lake/publish-guards.test.ts › an offer without its terms is a draft and stays one, however it is written',
    ],
  },
  {
    name: 'the publish guard lets wagering over the cap pass',
    file: 'schemas/rules/publish-guards.ts',
    find: "'wagering-cap': overTheCap,",
    replace: "'wagering-cap': () => [],",
    killedBy: [
      'schemas/rules/publish-guards.test.ts › eleven times the bonus is refused in the United Kingdom, ten times is not',
    ],
  },
  {
    name: 'a role writes what another role may',
    file: 'content-lake/auth/grants.ts',
    find: 'if (!this.#holds(permission, document)) return false',
    replace: 'if (!this.#holds(permission, document)) return this.#grants.length > 0',
    killedBy: [
      'tests/integration/lake/grants.test.ts › an editor limited to a market changes documents of that market only',
    ],
  },
  {
    name: 'a document is taken over by another type',
    file: 'content-lake/auth/grants.ts',
    find: 'this.#allows(permission, change.before, this.#stored) &&',
    replace: '',
    killedBy: [
      'tests/integration/lake/grants.test.ts › no one takes over a document by changing its type',
    ],
  },
  {
    name: 'a draft is made over the document of another market',
    file: 'content-lake/auth/grants.ts',
    find: "if (replaced && !this.#holds('update', replaced)) return false",
    replace: '',
    killedBy: [
      'tests/integration/lake/grants.test.ts › a draft or a version of a document of another market is refused like the document',
    ],
  },
  {
    name: 'who writes some documents acts on every release',
    file: 'content-lake/documents/releases.ts',
    find: '  context.assertMayChange(contents)',
    replace: '  contentsOf(state, release, context)',
    killedBy: ['tests/integration/lake/releases.test.ts › unschedule of one that is scheduled'],
  },
  {
    name: 'the site reads for an editor with its own rights',
    file: 'content-lake/http/access.ts',
    find: 'return { ...editor, onlyReads: true }',
    replace: 'return editor ? identity : identity',
    killedBy: [
      'tests/integration/lake/preview-links.test.ts › the site reads with the rights of the editor for whom it asks, and never writes',
    ],
  },
  {
    name: 'a revoked link still opens its preview',
    file: 'content-lake/auth/preview-links.ts',
    find: 'AND expires_at > $3 AND revoked_at IS NULL',
    replace: 'AND expires_at > $3',
    killedBy: [
      'tests/integration/lake/preview-links.test.ts › its maker and administrators see and revoke it, others do not; it is over at once',
    ],
  },
  {
    name: 'the Studio takes the token of any link',
    file: 'studio/login-state.ts',
    find: "expected !== null && named('state') === expected",
    replace: 'fragment !== expected',
    killedBy: ['server/studio.test.ts › from a link, or from another window, is dropped'],
  },
  {
    name: 'every editor reads everything',
    file: 'content-lake/auth/grants.ts',
    find: "return filter === ANYTHING ? 'everything' : { filter }",
    replace: "return filter === '' ? { filter } : 'everything'",
    killedBy: ['tests/integration/lake/read-grants.test.ts › documents by id'],
  },
  {
    name: 'an old message clears what is known of the content',
    file: 'server/site/content-webhook.ts',
    find: 'return age <= MAX_AGE_MS && (await isValidSignature(body, signature, secret))',
    replace: 'return age >= 0 && (await isValidSignature(body, signature, secret))',
    killedBy: [
      'server/site/content-webhook.test.ts › a message without a valid signature does nothing',
    ],
  },
  {
    name: 'an unsigned message clears what is known of the content',
    file: 'server/site/content-webhook.ts',
    find: 'return age <= MAX_AGE_MS && (await isValidSignature(body, signature, secret))',
    replace: 'return age <= MAX_AGE_MS',
    killedBy: [
      'server/site/content-webhook.test.ts › a message without a valid signature does nothing',
    ],
  },
]
