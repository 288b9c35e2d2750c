import { escapeHtml } from './escape-html.ts'
import { type Game, gameTexts, type OpenGame } from './game.ts'
import type { Texts } from './texts.ts'

/** The page of the frame: markup, two style sheets, one module; no inline script or style at all. */
export function gamePage(
  launch: OpenGame,
  { game, siteOrigins, version }: { game: Game; siteOrigins: readonly string[]; version: string },
): Response {
  const texts = gameTexts(game, launch.language)
  const say = (key: keyof Texts) => escapeHtml(texts[key])
  const title = escapeHtml(game.title)
  const config = JSON.stringify({ ...launch, parents: siteOrigins })
  const file = (name: string) => `/game/${name}?v=${version}`
  const machine = () => `<main class="machine" aria-label="${title}">
${game.stage(texts)}
<p class="message" role="status" aria-live="polite">${say('loading')}</p>
<div class="error" role="alert" hidden><p></p><button type="button" class="plain" data-do="home">${say('home')}</button></div>
</main>
<footer class="bar">
<dl class="facts"><div><dt>${say('balance')}</dt><dd data-out="balance">–</dd></div><div><dt>${say('net')}</dt><dd data-out="net">–</dd></div><div><dt>${say('win')}</dt><dd data-testid="slot-win" data-out="win" data-win-minor="0">0.00</dd></div></dl>
<div class="controls">
<button type="button" class="round" data-do="rules" aria-label="${say('rules')}">?</button>
<button type="button" class="round" data-do="rounds" aria-label="${say('rounds')}"><svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z"/><path d="M9 12l2 2 4-4"/></svg></button>
<button type="button" class="round" data-do="sound" aria-pressed="false"><span class="icon-sound" aria-hidden="true"></span><span class="hidden">${say('sound')}</span></button>
<div class="stake"><button type="button" class="round" data-do="less" aria-label="${say('less')}">−</button><output aria-live="polite"><span class="label">${say('stake')}</span><b data-out="stake">–</b></output><button type="button" class="round" data-do="more" aria-label="${say('more')}">+</button></div>
<button type="button" class="spin" data-testid="spin" data-do="play" disabled>${say('spin')}</button>
</div></footer>`
  const html = `<!doctype html>
<html lang="${escapeHtml(launch.language)}" class="skin-${game.skin}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${file('shell.css')}"><link rel="stylesheet" href="${file(`${game.family}.css`)}">
<script type="module" src="${file(`${game.family}.js`)}"></script></head>
<body data-config="${escapeHtml(config)}">
<div class="stage">
<header class="top"><h1>${title}</h1><p class="mode" ${launch.mode === 'fun' ? '' : 'hidden'}>${say('fun')}</p></header>
${game.body ? game.body(launch) : machine()}
</div>
<dialog class="rules" aria-labelledby="rules-title"><h2 id="rules-title">${say('rules')}</h2><div class="rules-body"></div><button type="button" class="plain" data-do="close">${say('close')}</button></dialog>
<dialog class="rounds" aria-labelledby="rounds-title"><h2 id="rounds-title">${say('rounds')}</h2>
<p>${say('roundsIntro')}</p>
<dl><dt>${say('seedHash')}</dt><dd data-out="seed-hash"></dd></dl>
<label>${say('clientSeed')}<input type="text" maxlength="64" pattern="[\\x21-\\x7e]+" autocomplete="off" spellcheck="false" aria-describedby="seed-hint"></label><p id="seed-hint" class="label">${say('clientSeedHint')}</p>
<button type="button" class="plain" data-do="reveal">${say('reveal')}</button> <button type="button" class="plain" data-do="close">${say('close')}</button>
<p class="rounds-status" role="status"></p><div class="rounds-list"></div></dialog>
</body></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${siteOrigins.join(' ')}`,
    },
  })
}
