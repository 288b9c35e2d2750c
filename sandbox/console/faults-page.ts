import { html } from 'hono/html'
import {
  DEFAULT_DELAY_MS,
  type Fault,
  type FaultChange,
  type FaultState,
  faultChange,
} from '#contracts/qa.ts'
import { consolePage, type Problem, problemList } from './layout.ts'

const ABOUT: Record<Fault, readonly [title: string, text: string]> = {
  'platform-slow': ['Platform slow', 'Each call of the player API waits.'],
  'platform-errors': [
    'Platform fails',
    'Each call of the player API answers 503 with a page of HTML.',
  ],
  'platform-drops': ['Platform away', 'Connections to the player API break.'],
  'messages-lost': ['Messages lost', 'Mail and SMS are taken and never arrive.'],
  'games-slow': ['Games slow', 'The game provider waits before each answer.'],
  'games-errors': ['Games fail', 'The game provider answers 500.'],
  'games-garbage': ['Games answer garbage', 'The game provider answers with half a text.'],
  'payments-slow': [
    'Payments slow',
    'The payment provider does what it is asked, and answers late. Calls give up after 10 seconds.',
  ],
  'payments-errors': ['Payments fail', 'The payment provider answers 500 and does nothing.'],
  'payments-garbage': [
    'Payments answer garbage',
    'The payment provider does nothing and answers with half a text.',
  ],
  'payments-lost': [
    'Answers of payments lost',
    'The payment provider does what it is asked, and its answer is a 502 of something in between.',
  ],
  'payment-events-late': [
    'Events of payments late',
    'The payment provider sends no events until this is off.',
  ],
  'payment-events-doubled': [
    'Events of payments doubled',
    'The payment provider sends each event three times, the newest first.',
  ],
  'book-slow': ['Sports book slow', 'Each call of the sports book waits.'],
  'book-errors': ['Sports book away', 'The sports book answers 503, its page as well.'],
  'book-feed-silent': [
    'Feed of the sports book silent',
    'No change of the offer is sent: pages show older and older odds. Bets are decided by the real ones.',
  ],
  'book-overpays': [
    'Sports book pays too much',
    'Bets are settled with more than they can pay: the wallet refuses, and they are stuck.',
  ],
  'book-settles-refused': [
    'Sports book pays refused bets',
    'A bet that the wallet has refused is settled: the wallet refuses, and it is stuck.',
  ],
  'book-settles-twice': [
    'Sports book contradicts itself',
    'Bets are settled, then settled again with another amount: the wallet keeps the first, and they are stuck.',
  ],
  'registers-errors': [
    'Registers away',
    'Every register of excluded people answers 503: players whose market has one cannot play or deposit.',
  ],
  'lake-down': [
    'Content away',
    'Connections to the content lake break; the site shows what it knows.',
  ],
}

export function readFaultForm(
  form: FormData,
): { ok: true; value: FaultChange } | { ok: false; problem: Problem } {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const number = (name: string) => (text(name) === '' ? {} : { [name]: Number(text(name)) })
  const fault = text('fault')
  const parsed = faultChange.safeParse(
    form.get('reset') !== null
      ? { reset: true }
      : text('on') === '1'
        ? { fault, on: true, ...number('delayMs'), ...number('count') }
        : { fault, on: false },
  )
  if (parsed.success) return { ok: true, value: parsed.data }
  const known = Object.keys(ABOUT).includes(fault) ? fault : 'platform-slow'
  const rule = 'times from 1 to 100000, milliseconds from 1 to 60000, both whole numbers'
  return { ok: false, problem: { field: `${known}-count`, text: rule } }
}

/** The faults that can be simulated, each with its switch. */
export function faultsPage(
  states: readonly FaultState[],
  outcomeCode: string | undefined,
  problem?: Problem,
): Promise<Response> {
  const body = html`
    ${problemList('fault', problem ? [problem] : [])}
    <p>Between the parts only: what is tested behaves as it would with the real trouble. It holds for all users
      of this demo, and ends when the demo stops.</p>
    <form method="post" action="/console/faults" class="buttons">
      <button name="reset" value="1" data-testid="faults-reset">Switch everything off</button>
    </form>
    <ul class="cards">${states.map(faultCard)}</ul>`
  return consolePage({
    title: 'Faults',
    path: '/console/faults',
    body,
    message: outcomeCode === 'set' ? 'Done.' : undefined,
    status: problem ? 400 : 200,
  })
}

function faultCard({ fault, on, delayMs, remaining, happened }: FaultState) {
  const [title, text] = ABOUT[fault]
  const id = `fault-${fault}`
  const left = remaining === null ? 'until switched off' : `${remaining} more times`
  return html`<li class="card" data-testid="${id}">
    <h2>${title}</h2>
    <p>${text}</p>
    <p>${on ? html`<span class="tag on">on, ${left}, happened ${happened} times</span>` : html`<span class="tag">off</span>`}</p>
    <form method="post" action="/console/faults" class="line">
      <input type="hidden" name="fault" value="${fault}">
      ${on ? '' : settings(fault, id)}
      <button name="on" value="${on ? '0' : '1'}" data-testid="${id}-switch"
        aria-label="Switch ${on ? 'off' : 'on'}: ${title}">Switch ${on ? 'off' : 'on'}</button>
    </form>
    ${on && delayMs !== null ? html`<p class="hint">${delayMs} ms each</p>` : ''}
  </li>`
}

function settings(fault: Fault, id: string) {
  return html`${
    fault.endsWith('-slow')
      ? html`<div class="field">
        <label for="${id}-delayMs">Milliseconds</label>
        <input id="${id}-delayMs" name="delayMs" type="number" min="1" max="60000" value="${DEFAULT_DELAY_MS}" data-testid="${id}-delayMs">
      </div>`
      : ''
  }
    <div class="field">
      <label for="${id}-count">How often (empty: always)</label>
      <input id="${id}-count" name="count" type="number" min="1" max="100000" data-testid="${id}-count">
    </div>`
}
