import { type Card, drawCard } from '../cards.ts'
import type { Draw } from '../engine.ts'
import {
  BLACKJACK_PAYS,
  countOf,
  DEALER_STANDS_ON,
  DECKS,
  INSURANCE_PAYS,
  isNatural,
  totalOf,
} from './rules.ts'

export type BlackjackAction = 'hit' | 'stand' | 'double' | 'split' | 'insure' | 'decline'

type HandResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust'
type Hand = {
  cards: Card[]
  stakeMinor: number
  /** The hand takes no more cards. */
  closed: boolean
  result: HandResult | null
}
/** The full state of a round, with the dealer's hidden card and the shoe: never sent to a client as it is. */
export type BlackjackState = {
  phase: 'insurance' | 'player' | 'over'
  /** Numbers of the cards drawn from the shoe, ascending. */
  dealt: number[]
  dealer: Card[]
  hands: Hand[]
  /** The hand whose turn it is. */
  active: number
  insuranceMinor: number
}
/** What the player may see: the dealer's second card only once the round is over. */
export type BlackjackView = {
  phase: BlackjackState['phase']
  dealer: { cards: Card[]; total: number; hidden: boolean }
  hands: (Hand & { total: number; soft: boolean; payoutMinor: number | null })[]
  active: number
  insuranceMinor: number
  insurancePayoutMinor: number | null
  /** The actions possible now, with their additional cost. */
  actions: { action: BlackjackAction; costMinor: number }[]
}

/** Deals a round: two cards for the player, one open and one hidden for the dealer. */
export function deal(stakeMinor: number, draw: Draw): BlackjackState {
  let dealt: number[] = []
  const next = () => {
    const drawn = drawCard(dealt, DECKS, draw)
    dealt = drawn.dealt
    return drawn.card
  }
  const [first, up, second, hole] = [next(), next(), next(), next()]
  const state: BlackjackState = {
    phase: 'player',
    dealt,
    dealer: [up, hole],
    hands: [{ cards: [first, second], stakeMinor, closed: false, result: null }],
    active: 0,
    insuranceMinor: 0,
  }
  return countOf(up) === 1 ? { ...state, phase: 'insurance' } : peek(state)
}

/** The dealer checks the hidden card: a blackjack on either side ends the round. */
function peek(state: BlackjackState): BlackjackState {
  const naturals = isNatural(state.dealer) || isNatural(state.hands[0]?.cards ?? [])
  return naturals ? settle(state) : { ...state, phase: 'player' }
}

/** The actions possible now, with what each costs in addition to the stakes; involves no chance. */
export function actionsOf(state: BlackjackState): BlackjackView['actions'] {
  const hand = state.hands[state.active]
  if (state.phase === 'over' || !hand) return []
  if (state.phase === 'insurance')
    return [
      { action: 'insure', costMinor: hand.stakeMinor / 2 },
      { action: 'decline', costMinor: 0 },
    ]
  const free = (['hit', 'stand'] as const).map((action) => ({ action, costMinor: 0 }))
  const paid: BlackjackAction[] = []
  if (hand.cards.length === 2) {
    paid.push('double')
    const [one, other] = hand.cards.map(countOf)
    if (state.hands.length === 1 && one === other) paid.push('split')
  }
  return [...free, ...paid.map((action) => ({ action, costMinor: hand.stakeMinor }))]
}

/** Applies an action that `actionsOf` offers. The caller has taken its cost; anything else is a bug in the caller. */
export function play(state: BlackjackState, action: BlackjackAction, draw: Draw): BlackjackState {
  const hand = state.hands[state.active]
  const offered = actionsOf(state).find((it) => it.action === action)
  if (!hand || !offered) throw new Error(`${action} is not offered`)
  switch (action) {
    case 'insure':
      return peek({ ...state, insuranceMinor: offered.costMinor })
    case 'decline':
      return peek(state)
    case 'stand':
      return goOn(replaceActive(state, [{ ...hand, closed: true }]), draw)
    case 'hit':
      return goOn(giveCard(state, false, draw), draw)
    case 'double': {
      const raised = { ...hand, stakeMinor: hand.stakeMinor + offered.costMinor }
      return goOn(giveCard(replaceActive(state, [raised]), true, draw), draw)
    }
    case 'split':
      return split(state, hand, draw)
  }
}

function split(state: BlackjackState, hand: Hand, draw: Draw): BlackjackState {
  const aces = hand.cards.every((card) => countOf(card) === 1)
  const parts = hand.cards.map((card) => ({ ...hand, cards: [card] }))
  // Split aces get one card each; other hands get their second one now and are played in turn.
  const first = giveCard(replaceActive(state, parts), aces, draw)
  const second = giveCard({ ...first, active: 1 }, aces, draw)
  return goOn({ ...second, active: 0 }, draw)
}

function replaceActive(state: BlackjackState, by: Hand[]): BlackjackState {
  const hands = [...state.hands]
  hands.splice(state.active, 1, ...by)
  return { ...state, hands }
}

function giveCard(state: BlackjackState, last: boolean, draw: Draw): BlackjackState {
  const hand = state.hands[state.active] as Hand
  const { card, dealt } = drawCard(state.dealt, DECKS, draw)
  const cards = [...hand.cards, card]
  // Nothing improves twenty-one, so such a hand stands automatically.
  const closed = last || totalOf(cards).total >= 21
  return replaceActive({ ...state, dealt }, [{ ...hand, cards, closed }])
}

/** Moves on to the next hand that may still take cards, or to the dealer. */
function goOn(state: BlackjackState, draw: Draw): BlackjackState {
  const active = state.hands.findIndex(({ closed }) => !closed)
  if (active >= 0) return { ...state, active }
  let now = state
  const alive = state.hands.some(({ cards }) => totalOf(cards).total <= 21)
  while (alive && totalOf(now.dealer).total < DEALER_STANDS_ON) {
    const { card, dealt } = drawCard(now.dealt, DECKS, draw)
    now = { ...now, dealt, dealer: [...now.dealer, card] }
  }
  return settle(now)
}

function settle(state: BlackjackState): BlackjackState {
  const natural = state.hands.length === 1
  return {
    ...state,
    phase: 'over',
    hands: state.hands.map((hand) => ({
      ...hand,
      closed: true,
      result: compare(hand.cards, state.dealer, natural),
    })),
  }
}

function compare(cards: Card[], dealer: Card[], mayBeNatural: boolean): HandResult {
  const own = totalOf(cards).total
  const theirs = totalOf(dealer).total
  const natural = mayBeNatural && isNatural(cards)
  if (own > 21) return 'bust'
  if (isNatural(dealer)) return natural ? 'push' : 'lose'
  if (natural) return 'blackjack'
  if (theirs > 21 || own > theirs) return 'win'
  return own === theirs ? 'push' : 'lose'
}

/** What a finished hand pays, its stake included. */
function handPayout({ result, stakeMinor }: Hand): number {
  switch (result) {
    case 'blackjack':
      return stakeMinor + (stakeMinor * BLACKJACK_PAYS[0]) / BLACKJACK_PAYS[1]
    case 'win':
      return 2 * stakeMinor
    case 'push':
      return stakeMinor
    default:
      return 0
  }
}

const insurancePayout = ({ insuranceMinor, dealer }: BlackjackState) =>
  isNatural(dealer) ? insuranceMinor * (INSURANCE_PAYS + 1) : 0

/** What the round pays in total, its stakes included; 0 before it is over. */
export function payoutOf(state: BlackjackState): number {
  if (state.phase !== 'over') return 0
  return state.hands.reduce((sum, hand) => sum + handPayout(hand), insurancePayout(state))
}

export function viewOf(state: BlackjackState): BlackjackView {
  const over = state.phase === 'over'
  const seen = over ? state.dealer : state.dealer.slice(0, 1)
  return {
    phase: state.phase,
    dealer: { cards: seen, total: totalOf(seen).total, hidden: !over },
    hands: state.hands.map((hand) => ({
      ...hand,
      ...totalOf(hand.cards),
      payoutMinor: over ? handPayout(hand) : null,
    })),
    active: state.active,
    insuranceMinor: state.insuranceMinor,
    insurancePayoutMinor: over ? insurancePayout(state) : null,
    actions: actionsOf(state),
  }
}

/** Ends a round whose player has left: no insurance, and every hand stands. */
export function standAll(state: BlackjackState, draw: Draw): BlackjackState {
  let now = state
  while (now.phase !== 'over')
    now = play(now, now.phase === 'insurance' ? 'decline' : 'stand', draw)
  return now
}
