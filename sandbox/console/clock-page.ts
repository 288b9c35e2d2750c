import { html } from 'hono/html'
import type { ClockState } from '#contracts/qa.ts'
import { consolePage, duration, moment, problemList } from './layout.ts'
import { toInstant } from './player-form.ts'

const STEPS = [
  ['1 minute', 60_000],
  ['31 minutes', 31 * 60_000],
  ['1 hour', 3_600_000],
  ['13 hours', 13 * 3_600_000],
  ['1 day', 86_400_000],
  ['7 days', 7 * 86_400_000],
  ['31 days', 31 * 86_400_000],
  ['181 days', 181 * 86_400_000],
] as const

/** Turns the submitted clock form into a change that is still to be parsed. */
export function toClockChange(form: FormData): unknown {
  if (form.get('reset') !== null) return { reset: true }
  const advance = form.get('advanceMs')
  if (advance !== null) return { advanceMs: Number(advance) }
  return { now: toInstant(String(form.get('now') ?? '').trim()) }
}

/** The product's current time, with forms to change it. */
export function clockPage(
  { now, realNow, offsetMs }: ClockState,
  shown: { outcomeCode?: string | undefined; isRefused?: boolean },
): Promise<Response> {
  const { isRefused = false } = shown
  const problem = 'a moment after now and within twenty years; the clock goes forward only'
  const body = html`
    ${problemList('clock', isRefused ? [{ field: 'now', text: problem }] : [])}
    <p class="clock" data-testid="clock-now">${moment(now)}</p>
    <p class="muted">${offsetMs === 0 ? 'The real time.' : html`${duration(offsetMs)} ahead of the real time, ${moment(realNow)}.`}</p>
    <h2>Go ahead by</h2>
    <form method="post" action="/console/clock" class="buttons">
      ${STEPS.map(([label, ms]) => html`<button name="advanceMs" value="${ms}" data-testid="clock-advance-${ms}">${label}</button>`)}
    </form>
    <h2>Go to a moment</h2>
    <form method="post" action="/console/clock" class="line">
      <div class="field">
        <label for="clock-now">Date and time (UTC)</label>
        <input id="clock-now" type="datetime-local" name="now" value="${now.slice(0, 16)}" required
          data-testid="clock-moment" aria-describedby="clock-now-about" ${isRefused ? html`aria-invalid="true"` : ''}>
        <span class="hint" id="clock-now-about">${isRefused ? problem : 'later than now'}</span>
      </div>
      <button>Go</button>
    </form>
    <h2>Back to the real time</h2>
    <form method="post" action="/console/clock" class="buttons">
      <button name="reset" value="1" data-testid="clock-reset">Reset the clock</button>
    </form>
    <p class="hint">The clock is that of the whole product: sessions end after 30 idle minutes, scheduled content
      is published, time-outs pass, for all users of this demo. What was written meanwhile keeps the date it
      got; messages from the future are thrown away with a reset. Browsers keep their own clock.</p>`
  return consolePage({
    title: 'Clock',
    path: '/console/clock',
    body,
    message: shown.outcomeCode === 'set' ? 'The clock was set.' : undefined,
    status: isRefused ? 400 : 200,
  })
}
