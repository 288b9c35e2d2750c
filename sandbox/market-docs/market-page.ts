import { html } from 'hono/html'
import { MARKET_CODES, MARKETS, type Market } from '#markets/index.ts'
import type { MarketRules } from '#markets/types.ts'
import { inWords, RULE_WORDS, TRUST_WORDS } from './rule-words.ts'

const RULES = Object.keys(RULE_WORDS) as (keyof MarketRules)[]

/** The table of markets as a page: each rule with its value, source, date and confidence. Null shows every market. */
export async function marketPage(chosen: Market | null): Promise<string> {
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
