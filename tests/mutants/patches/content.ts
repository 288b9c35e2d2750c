import type { Mutant } from '../mutant.ts'

/** The content lake: who writes and reads what, what may be published, and who clears what is known of it. */
export const CONTENT: readonly Mutant[] = [
  {
    name: 'the server gives its lake no publish guard',
    file: 'server/parts.ts',
    find: '      return findings.length > 0 ? findings.map(inWords) : againstOffers(document)',
    replace: '      return findings.length > 99 ? findings.map(inWords) : againstOffers(document)',
    killedBy: [
      'tests/integration/server/product-publish-guards.test.ts › the lake of the product keeps wagering-cap with 409',
    ],
  },
  {
    name: 'the server gives its lake no guard for offers',
    file: 'server/parts.ts',
    find: 'findings.map(inWords) : againstOffers(document)',
    replace: 'findings.map(inWords) : []',
    killedBy: [
      'tests/integration/server/product-publish-guards.test.ts › an offer of a campaign that nobody runs is kept with 409',
    ],
  },
  {
    name: 'an offer is shown to players whom the platform does not offer it to',
    file: 'app/session/audience.server.ts',
    find: 'return new Set(offered.filter((it) => ids.includes(it)))',
    replace: 'return new Set(rewards.ok ? ids : offered)',
    killedBy: [
      'tests/integration/server/content-reading.test.ts › an offer is shown to a player to whom the platform offers its campaign, and to no other',
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
    find: '      assertMayPublish(changes, this.#againstPublishing)',
    replace: '      assertMayPublish([], this.#againstPublishing)',
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
      'schemas/rules/publish-guards.test.ts › eleven times is too much in the United Kingdom, ten is not',
    ],
  },
  {
    name: 'a role writes what another role may',
    file: 'content-lake/auth/grants.ts',
    find: 'if (allows(before) && allows(after)) continue',
    replace: 'if (allows(after) || holding.length > 0) continue',
    killedBy: [
      'tests/integration/lake/grants.test.ts › who is held to a market changes documents of that market only',
    ],
  },
  {
    name: 'a document is taken over by another type',
    file: 'content-lake/auth/grants.ts',
    find: 'if (allows(before) && allows(after)) continue',
    replace: 'if (allows(after)) continue',
    killedBy: [
      'tests/integration/lake/grants.test.ts › nobody takes a document over by giving it a type of his own',
    ],
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
    killedBy: ['server/site/content-webhook.test.ts › a message that is not ours does nothing'],
  },
  {
    name: 'an unsigned message clears what is known of the content',
    file: 'server/site/content-webhook.ts',
    find: 'return age <= MAX_AGE_MS && (await isValidSignature(body, signature, secret))',
    replace: 'return age <= MAX_AGE_MS',
    killedBy: ['server/site/content-webhook.test.ts › a message that is not ours does nothing'],
  },
]
