import { textsIn } from '../../texts/texts.ts'
import { escapeHtml } from '../escape-html.ts'
import type { OpenGame } from '../game.ts'
import { tableTexts, textsOf } from '../texts.ts'
import type { LiveGame } from './live-game.ts'

/** All texts of a live table: those of every game, of the roulette board and of cards, and its own. */
export function allTexts(language: string): Record<string, string> {
  return {
    ...textsOf(language),
    ...tableTexts('roulette', language),
    ...textsIn(language).live,
  }
}

/** The markup of a live table below its headline: picture, board, bar. The client fills it. */
export function liveBody(launch: OpenGame, game: LiveGame): string {
  const texts = allTexts(launch.language)
  const t = (key: string) => escapeHtml(texts[key] ?? key)
  return `<main class="live live-${game.id}" aria-label="${t('scene')}" data-game="${game.id}" data-texts="${escapeHtml(JSON.stringify(texts))}">
<section class="scene">
<div class="presenter" aria-hidden="true"></div>
<div class="outcome" aria-hidden="true"></div>
<div class="clock"><p class="phase" data-out="phase">${t('loading')}</p><p class="seconds" role="timer" aria-live="off" data-out="seconds"></p><div class="bar-left" aria-hidden="true"><i data-out="left"></i></div></div>
<p class="message" role="status" aria-live="polite" data-testid="live-message"></p>
</section>
<section class="results" aria-label="${t('results')}"><ol data-out="results" data-testid="live-results"></ol></section>
<section class="board" aria-label="${t('board')}" data-testid="live-board"></section>
<p class="seat" data-out="seat" data-testid="live-seat" hidden></p>
<div class="error" role="alert" hidden><p></p><button type="button" class="plain" data-do="dismiss">${t('close')}</button><button type="button" class="plain" data-do="home">${t('home')}</button></div>
<p class="pause" hidden>${t('paused')}</p>
</main>
<footer class="bar">
<dl class="facts"><div class="of-wallet"><dt>${t('balance')}</dt><dd data-out="balance">–</dd></div><div class="of-session"><dt>${t('net')}</dt><dd data-out="net">–</dd></div><div><dt>${t('onTable')}</dt><dd data-out="placed" data-testid="live-placed">–</dd></div></dl>
<div class="controls">
<button type="button" class="round" data-do="rules" aria-label="${t('rules')}">?</button>
<fieldset class="chips"><legend class="hidden">${t('chips')}</legend></fieldset>
<div class="hand"><button type="button" class="plain" data-do="undo" disabled>${t('undo')}</button><button type="button" class="plain" data-do="again" disabled>${t('again')}</button></div>
<button type="button" class="spin" data-do="bet" data-testid="live-bet" disabled>${t('bet')}</button>
</div></footer>`
}
