import { textsIn } from '../../texts/texts.ts'
import { escapeHtml } from '../escape-html.ts'
import type { OpenGame } from '../game.ts'
import { allTexts } from '../live/page.ts'
import { LEAGUE_NAME } from './league.ts'

/** All texts of the league: those of every game, of shared tables, and its own. */
export function allLeagueTexts(language: string): Record<string, string> {
  return { ...allTexts(language), ...textsIn(language).league }
}

/** The markup of the league below its headline; the client fills it. */
export function leagueBody(launch: OpenGame): string {
  const texts = allLeagueTexts(launch.language)
  const t = (key: string) => escapeHtml(texts[key] ?? key)
  const part = (name: string, title: string) =>
    `<section class="part ${name}" aria-labelledby="${name}-title"><h2 id="${name}-title">${t(title)}</h2><div data-out="${name}" data-testid="league-${name}"></div></section>`
  return `<main class="league" aria-label="${LEAGUE_NAME}" data-texts="${escapeHtml(JSON.stringify(texts))}">
<div class="now">
<p class="phase"><b data-out="phase">${t('loading')}</b> <span data-out="matchday"></span> <span class="seconds" role="timer" aria-live="off" data-out="seconds"></span></p>
<div class="bar-left" aria-hidden="true"><i data-out="left"></i></div>
<p class="message" role="status" aria-live="polite" data-testid="league-message"></p>
</div>
<div class="error" role="alert" hidden><p></p><button type="button" class="plain" data-do="dismiss">${t('close')}</button> <button type="button" class="plain" data-do="home">${t('home')}</button></div>
<p class="pause" hidden>${t('paused')}</p>
<div class="columns">
<section class="matches" aria-label="${t('matches')}" data-out="matches" data-testid="league-matches"></section>
<div class="side">${part('slip', 'slip')}${part('own', 'ownBets')}${part('standings', 'standings')}${part('results', 'results')}</div>
</div>
</main>
<footer class="bar">
<dl class="facts"><div class="of-wallet"><dt>${t('balance')}</dt><dd data-out="balance">–</dd></div><div class="of-session"><dt>${t('net')}</dt><dd data-out="net">–</dd></div><div><dt>${t('openBets')}</dt><dd data-out="placed" data-testid="league-placed">–</dd></div></dl>
<div class="controls">
<button type="button" class="round" data-do="rules" aria-label="${t('rules')}">?</button>
<button type="button" class="plain" data-do="clear" disabled>${t('clear')}</button>
<button type="button" class="spin" data-do="bet" data-testid="league-bet" disabled>${t('bet')}</button>
</div></footer>`
}
