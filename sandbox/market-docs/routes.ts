import { Hono } from 'hono'
import { html } from 'hono/html'
import { MARKET_CODES, MARKETS, type Market } from '#markets/index.ts'
import type { Confidence, MarketRules } from '#markets/types.ts'
import { errorResponse } from '../error-response.ts'

const HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }

/** `GET /markets?market=`: the table of markets, readable; 404 for an unknown market. */
export function marketDocsRoutes() {
  const app = new Hono()
  app.get('/markets', async (c) => {
    const asked = (c.req.query('market') ?? '').toUpperCase()
    const code = MARKET_CODES.find((it) => it === asked)
    if (asked !== '' && !code) return errorResponse(404, 'NOT_FOUND')
    return c.html(await marketPage(code ? MARKETS[code] : null), 200, {
      ...HEADERS,
      'content-security-policy':
        "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'cache-control': 'no-store',
    })
  })
  app.get('/markets.css', (c) =>
    c.body(MARKET_STYLE, 200, {
      ...HEADERS,
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=300',
    }),
  )
  return app
}

/** The table of markets as a page: each rule with its value, source, date and confidence. Null shows every market. */
async function marketPage(chosen: Market | null): Promise<string> {
  const shown = chosen ? [chosen] : MARKET_CODES.map((code) => MARKETS[code])
  const title = chosen ? `Rules of ${chosen.name} (${chosen.code})` : 'Rules of all markets'
  const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
    <link rel="stylesheet" href="/docs/markets.css">
  </head>
  <body>
    <a class="skip" href="#rules">Skip to the rules</a>
    <header>
      <h1>${title}</h1>
      <p>Site, platform, Studio and tests read this same table. A market without a verified value gets the
        strictest rule known.</p>
      <form method="get" action="/docs/markets">
        <label for="market">Market</label>
        <select id="market" name="market">
          <option value="">All markets</option>
          ${MARKET_CODES.map(
            (code) =>
              html`<option value="${code}" ${chosen?.code === code ? 'selected' : ''}>${MARKETS[code].name} (${code})</option>`,
          )}
        </select>
        <button>Show</button>
      </form>
      <details>
        <summary>What the trust in a value means</summary>
        <dl>
          ${Object.entries(TRUST_WORDS).map(
            ([name, words]) =>
              html`<dt><span class="trust ${name}">${name}</span></dt><dd>${words}</dd>`,
          )}
        </dl>
      </details>
      ${chosen ? '' : html`<nav aria-label="Markets"><ul class="ways">${shown.map(wayTo)}</ul></nav>`}
    </header>
    <main id="rules" tabindex="-1">${shown.map(section)}</main>
  </body>
</html>`
  return String(await page)
}

const wayTo = ({ code, name }: Market) => html`<li><a href="#${code}">${name} (${code})</a></li>`

function section(market: Market) {
  return html`<section aria-labelledby="${market.code}">
    <h2 id="${market.code}">${market.name} (${market.code})</h2>
    <table>
      <thead>
        <tr><th scope="col">Rule</th><th scope="col">Value</th><th scope="col">Source</th>
          <th scope="col">Held against it</th><th scope="col">Trust</th></tr>
      </thead>
      <tbody>${RULES.map((rule) => row(market, rule))}</tbody>
    </table>
  </section>`
}

function row(market: Market, rule: keyof MarketRules) {
  const { text, asOf, confidence } = market.sources[rule]
  return html`<tr>
    <th scope="row">${RULE_WORDS[rule]}</th>
    <td><span class="label" aria-hidden="true">Value</span> ${inWords(market[rule])}</td>
    <td><span class="label" aria-hidden="true">Source</span> ${text}</td>
    <td><span class="label" aria-hidden="true">Held against it</span> <time datetime="${asOf}">${asOf}</time></td>
    <td><span class="label" aria-hidden="true">Trust</span> <span class="trust ${confidence}">${confidence}</span></td>
  </tr>`
}

/** Every rule of the table as text, in the order of interest to a reader. A new rule must be added here. */
export const RULE_WORDS: Readonly<Record<keyof MarketRules, string>> = {
  name: 'Name',
  enabled: 'Open',
  realMoney: 'Real money',
  registrationOpen: 'Registration',
  removedFromRegistration: 'Countries that cannot register',
  payAndPlay: 'Account opened by paying',
  originCountries: 'Countries',
  customId: 'Own code, not an ISO code',
  aliases: 'Other codes',
  languages: 'Languages, the default first',
  languageAliases: 'Language codes that redirect',
  spokenAs: 'Language used instead of another',
  localeMapping: 'Language tags',
  languageRemap: 'Content and sportsbook language',
  regionLanguage: 'Language by region',
  currency: 'Currency',
  timeZone: 'Time zone',
  jurisdiction: 'Jurisdiction in game tickets',
  minimumAge: 'Minimum age',
  minimumAgeByRegion: 'Minimum age by region',
  consentModel: 'Cookie consent',
  demoPlay: 'Play for fun without an account',
  casino: 'Casino',
  liveCasino: 'Live casino',
  virtualSports: 'Virtual sports',
  sportsbook: 'Sportsbook',
  sportsbookClosedRegions: 'Regions without sportsbook',
  limitIncrease: 'Raising a limit',
  offersLimitsBeforeDeposit: 'Limits offered before the first deposit',
  limitsBeforePlay: 'Limits required before deposits and play',
  timeLimitsBeforePlay: 'Time limits required before play',
  lossLimits: 'Loss limits',
  timeoutHours: 'Hours of a time-out',
  exclusionMonths: 'Months of a self-exclusion',
  exclusionRegister: 'Register of excluded people',
  realityCheck: 'Reality check',
  withdrawalCancel: 'Cancelling a withdrawal',
  wageringCap: 'Maximum wagering of a bonus',
  publicOffers: 'Whether visitors may be shown offers',
  bonuses: 'Who may have a bonus',
  gamePace: 'Minimum time between rounds',
  slotStakeCap: 'Maximum stake of a slot round',
  oneGameAtATime: 'One game at a time',
  autoplay: 'Autoplay',
  openBets: 'Bets on events not started, after self-exclusion',
  announcesDocumentsBeforeDeposit: 'Documents named before the first deposit',
  documentRequests: 'When documents are asked for',
  risk: 'What a sign-up has to prove',
}

const RULES = Object.keys(RULE_WORDS) as (keyof MarketRules)[]

/** How far a value can be trusted, the most certain first. */
const TRUST_WORDS: Readonly<Record<Confidence, string>> = {
  requirement: 'Stated in the requirements',
  decision: 'Decided in the requirements',
  regulator: 'The regulator’s own words were read',
  secondary: 'A law firm, the trade press or a guide says so',
  dossier: 'A public dossier: read the rule again before real play',
  strict: 'Nothing is verified: the strictest rule known',
}

/** A value of the table as readable text: `24 delay hours`, `yes`, `none`. */
export function inWords(value: unknown): string {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inWords).join(', ')
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    return entries.length === 0
      ? 'none'
      : entries.map(([name, it]) => `${spaced(name)}: ${inWords(it)}`).join('; ')
  }
  return String(value)
}

/** `delayHours` is `delay hours`, `slotMs` is `slot ms`; codes such as `QC` stay. */
function spaced(name: string): string {
  return name.replaceAll(
    /([a-z])([A-Z])/g,
    (_, end: string, next: string) => `${end} ${next.toLowerCase()}`,
  )
}

/** The style sheet of the page, served as its own file: the page has no inline styles. */
const MARKET_STYLE = `
:root { color-scheme: light dark; --ink: #1b1b23; --muted: #55555f; --line: #c9c9d3; --ground: #fff; --band: #f4f4f8; --link: #23409a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1f1f5; --muted: #b7b7c4; --line: #45454f; --ground: #16161c; --band: #202028; --link: #a9bcff; }
}
* { box-sizing: border-box; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem; color: var(--ink); background: var(--ground); overflow-wrap: anywhere; }
a { color: var(--link); }
.skip { position: absolute; left: -100vw; }
.skip:focus { position: static; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 .75rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: 1rem 0; }
select, button { font: inherit; min-height: 2.75rem; padding: .25rem .75rem; max-width: 100%; color: inherit; background: var(--band); border: 1px solid var(--muted); border-radius: .5rem; }
summary { min-height: 2rem; cursor: pointer; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; }
.ways { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
.ways a { display: inline-block; padding: .25rem 0; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); }
thead th { font-size: .9rem; color: var(--muted); }
tbody th { width: 22%; }
td:nth-child(3) { color: var(--muted); }
time { white-space: nowrap; }
.label { display: none; }
.trust { display: inline-block; padding: 0 .5rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--band); white-space: nowrap; }
.strict, .dossier { border-style: dashed; border-color: var(--muted); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
@media (max-width: 48rem) {
  table, tbody, tr, tbody th, td { display: block; width: auto; }
  thead { position: absolute; left: -100vw; }
  tr { border: 1px solid var(--line); border-radius: .75rem; margin: 0 0 .75rem; padding: .5rem .75rem; }
  th, td { border: 0; padding: .15rem 0; }
  .label { display: inline; color: var(--muted); font-size: .875rem; }
}
`
