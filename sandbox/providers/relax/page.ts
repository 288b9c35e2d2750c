import { skinOf } from './skins.ts'
import { textsOf } from './texts.ts'

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`)

export type PageOptions = {
  gameId: string
  language: string
  mode: 'fun' | 'real'
  ticket: string | null
  currency: string
  homeUrl: string
  siteOrigins: readonly string[]
  version: string
}

/** A game's name as people read it, from its id: `velvet-heirloom` is Velvet Heirloom. */
export function gameTitle(gameId: string): string {
  return gameId
    .split(/[-_.]/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ')
}

/** The page of the frame: markup, one style sheet, one module; no inline script or style at all. */
export function gamePage(options: PageOptions): Response {
  const texts = textsOf(options.language)
  const title = gameTitle(options.gameId)
  const skin = SKIN_NAMES[skinOf(options.gameId).ground[0]] ?? 'a'
  const config = JSON.stringify({
    gameId: options.gameId,
    language: options.language,
    mode: options.mode,
    ticket: options.ticket,
    currency: options.currency,
    homeUrl: options.homeUrl,
    parents: options.siteOrigins,
  })
  const cells = Array.from(
    { length: 5 },
    (_, reel) =>
      `<div class="reel" data-reel="${reel}">${'<div class="cell"></div>'.repeat(3)}</div>`,
  ).join('')
  const html = `<!doctype html>
<html lang="${escapeHtml(options.language)}" class="skin-${skin}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/game/slot.css?v=${options.version}">
<script type="module" src="/game/slot.js?v=${options.version}"></script></head>
<body data-config="${escapeHtml(config)}">
<div class="stage">
<div class="top"><h1>${escapeHtml(title)}</h1><p class="mode" ${options.mode === 'fun' ? '' : 'hidden'}>${escapeHtml(texts.fun)}</p></div>
<main class="machine" aria-label="${escapeHtml(title)}">
<div class="reels" aria-hidden="true">${cells}<svg class="lines" viewBox="0 0 500 300" preserveAspectRatio="none"></svg><p class="pause" hidden>${escapeHtml(texts.paused)}</p></div>
<p class="message" role="status" aria-live="polite">${escapeHtml(texts.loading)}</p>
<div class="error" role="alert" hidden><p></p><button type="button" class="plain" data-do="home">${escapeHtml(texts.home)}</button></div>
</main>
<section class="bar">
<dl class="facts"><div><dt>${escapeHtml(texts.balance)}</dt><dd data-out="balance">–</dd></div><div><dt>${escapeHtml(texts.net)}</dt><dd data-out="net">–</dd></div><div><dt>${escapeHtml(texts.win)}</dt><dd data-testid="slot-win" data-out="win" data-win-minor="0">0.00</dd></div></dl>
<div class="controls">
<button type="button" class="round" data-do="rules" aria-label="${escapeHtml(texts.rules)}">?</button>
<button type="button" class="round" data-do="sound" aria-pressed="false"><span class="icon-sound" aria-hidden="true"></span><span class="hidden">${escapeHtml(texts.sound)}</span></button>
<div class="stake"><button type="button" class="round" data-do="less" aria-label="${escapeHtml(texts.less)}">−</button><output aria-live="polite"><span class="label">${escapeHtml(texts.stake)}</span><b data-out="stake">–</b></output><button type="button" class="round" data-do="more" aria-label="${escapeHtml(texts.more)}">+</button></div>
<button type="button" class="spin" data-testid="spin" data-do="spin" disabled>${escapeHtml(texts.spin)}</button>
</div></section>
</div>
<dialog class="rules" aria-labelledby="rules-title"><h2 id="rules-title">${escapeHtml(texts.rules)}</h2><div class="rules-body"></div><button type="button" class="plain" data-do="close">${escapeHtml(texts.close)}</button></dialog>
</body></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${options.siteOrigins.join(' ')}`,
    },
  })
}

/** The style sheet has a class for each dress: a policy without inline styles leaves no other way. */
const SKIN_NAMES: Record<string, string> = {
  '#1c0b05': 'a',
  '#04101f': 'b',
  '#07190b': 'c',
  '#0a0a23': 'd',
  '#160616': 'e',
  '#24070a': 'f',
}
