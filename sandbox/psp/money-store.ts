import type { CreatePayment, CreatePayout } from '#contracts/psp/calls.ts'
import type { PaymentState, PayoutState } from '#contracts/psp/states.ts'
import type { MovementKind } from '#contracts/reconciliation.ts'
import type { SandboxDatabase } from '../sandbox-database.ts'

/** One statement each: the embedded database accepts no more. */
const PSP_TABLES = [
  'CREATE SCHEMA IF NOT EXISTS sandbox',
  `CREATE TABLE IF NOT EXISTS sandbox.psp_money (
    subject text NOT NULL, reference text NOT NULL, id text NOT NULL, page_key text NOT NULL UNIQUE,
    request text NOT NULL, state text NOT NULL, sequence integer NOT NULL, plan text NOT NULL,
    instrument text, created_at bigint NOT NULL, due_at bigint, reason text,
    PRIMARY KEY (subject, reference))`,
  // A demo's database may be older than these columns.
  `ALTER TABLE sandbox.psp_money
    ADD COLUMN IF NOT EXISTS refunded bigint NOT NULL DEFAULT 0,
    ADD COLUMN IF NOT EXISTS charged_back bigint NOT NULL DEFAULT 0,
    ADD COLUMN IF NOT EXISTS returned bigint NOT NULL DEFAULT 0`,
  'CREATE INDEX IF NOT EXISTS psp_money_due ON sandbox.psp_money (due_at) WHERE due_at IS NOT NULL',
  `CREATE TABLE IF NOT EXISTS sandbox.psp_notice (
    id text PRIMARY KEY, subject text NOT NULL, reference text NOT NULL, sequence integer NOT NULL,
    state text NOT NULL, before text NOT NULL, at bigint NOT NULL, attempts integer NOT NULL,
    next_at bigint, UNIQUE (subject, reference, sequence))`,
  `ALTER TABLE sandbox.psp_notice
    ADD COLUMN IF NOT EXISTS totals text,
    ADD COLUMN IF NOT EXISTS movement text`,
  `UPDATE sandbox.psp_money SET
      refunded = CASE state WHEN 'REFUNDED' THEN (request::jsonb->>'amountMinor')::bigint ELSE 0 END,
      charged_back = CASE state WHEN 'CHARGED_BACK' THEN (request::jsonb->>'amountMinor')::bigint ELSE 0 END
    WHERE state IN ('REFUNDED', 'CHARGED_BACK') AND refunded + charged_back = 0`,
  `UPDATE sandbox.psp_notice n SET
      totals = json_build_object('refunded', CASE n.state WHEN 'REFUNDED' THEN it.amount ELSE 0 END,
        'chargedBack', CASE n.state WHEN 'CHARGED_BACK' THEN it.amount ELSE 0 END, 'returned', 0)::text,
      movement = CASE WHEN it.kind IS NOT NULL
        THEN json_build_object('kind', it.kind, 'amountMinor', it.amount)::text END
    FROM (SELECT told.id, (m.request::jsonb->>'amountMinor')::bigint AS amount, CASE
        WHEN told.state = 'PAID' THEN CASE m.subject WHEN 'payment' THEN 'PAYMENT' ELSE 'PAYOUT' END
        WHEN told.state = 'REFUNDED' THEN 'REFUND'
        WHEN told.state = 'CHARGED_BACK' THEN 'CHARGE_BACK'
        WHEN told.state = 'FAILED' AND told.before = 'PAID' THEN 'PAYOUT_RETURN' END AS kind
      FROM sandbox.psp_notice told JOIN sandbox.psp_money m USING (subject, reference)) it
    WHERE n.totals IS NULL AND n.id = it.id`,
  'CREATE INDEX IF NOT EXISTS psp_notice_due ON sandbox.psp_notice (next_at) WHERE next_at IS NOT NULL',
  `CREATE TABLE IF NOT EXISTS sandbox.psp_token (
    token text PRIMARY KEY, player_ref text NOT NULL, method text NOT NULL, behaviour text NOT NULL,
    label text NOT NULL, UNIQUE (player_ref, method, behaviour))`,
] as const

type MoneyState = PaymentState | PayoutState
export type Subject = 'payment' | 'payout'
export type Planned = { state: MoneyState; at: number }
export type KnownInstrument = { token: string; label: string; keep: boolean }

/** What has been returned in total, in minor units: of a payment by refunds and chargebacks, of a payout to us. */
export type Totals = { refunded: number; chargedBack: number; returned: number }
/** Money that a change moves. */
export type Movement = { kind: MovementKind; amountMinor: number }

/** A payment or payout, as this provider stores it. */
export type Money<Of extends Subject = Subject> = {
  subject: Of
  reference: string
  id: string
  pageKey: string
  request: Of extends 'payment' ? CreatePayment : CreatePayout
  state: MoneyState
  sequence: number
  totals: Totals
  plan: Planned[]
  instrument: KnownInstrument | null
  createdAt: number
  reason: string | null
}
/** A change that must be reported to the operator. */
export type Notice = {
  id: string
  subject: Subject
  reference: string
  sequence: number
  state: MoneyState
  before: MoneyState
  totals: Totals
  movement: Movement | null
  at: number
  attempts: number
}
export type Move = {
  subject: Subject
  reference: string
  from: MoneyState
  /** The sequence that the change follows. */
  after: number
  to: MoneyState
  totals: Totals
  movement: Movement | null
  plan: Planned[]
  instrument?: KnownInstrument
  reason?: string
  noticeId: string
  /** When it happened, and when it is reported. */
  at: number
  notifyAt: number
}

type MoneyRow = {
  subject: Subject
  reference: string
  id: string
  page_key: string
  request: string
  state: MoneyState
  sequence: unknown
  refunded: unknown
  charged_back: unknown
  returned: unknown
  plan: string
  instrument: string | null
  created_at: unknown
  reason: string | null
}
const toMoney = (row: MoneyRow): Money => ({
  subject: row.subject,
  reference: row.reference,
  id: row.id,
  pageKey: row.page_key,
  request: JSON.parse(row.request) as CreatePayment & CreatePayout,
  state: row.state,
  sequence: Number(row.sequence),
  totals: {
    refunded: Number(row.refunded),
    chargedBack: Number(row.charged_back),
    returned: Number(row.returned),
  },
  plan: JSON.parse(row.plan) as Planned[],
  instrument: row.instrument === null ? null : (JSON.parse(row.instrument) as KnownInstrument),
  createdAt: Number(row.created_at),
  reason: row.reason,
})
type NoticeRow = Omit<Notice, 'sequence' | 'totals' | 'movement' | 'at' | 'attempts'> & {
  sequence: unknown
  totals: string
  movement: string | null
  at: unknown
  attempts: unknown
}
const toNotice = (row: NoticeRow): Notice => ({
  ...row,
  sequence: Number(row.sequence),
  totals: JSON.parse(row.totals) as Totals,
  movement: row.movement === null ? null : (JSON.parse(row.movement) as Movement),
  at: Number(row.at),
  attempts: Number(row.attempts),
})

/** All SQL of the payment provider. */
export async function createMoneyStore(db: SandboxDatabase) {
  for (const sql of PSP_TABLES) await db.query(sql)
  const one = async (sql: string, params: unknown[]): Promise<Money | null> => {
    const [row] = await db.query<MoneyRow>(sql, params)
    return row ? toMoney(row) : null
  }
  return {
    find: (subject: Subject, reference: string) =>
      one('SELECT * FROM sandbox.psp_money WHERE subject = $1 AND reference = $2', [
        subject,
        reference,
      ]),
    findByPage: (key: string) => one('SELECT * FROM sandbox.psp_money WHERE page_key = $1', [key]),
    findById: (id: string) => one('SELECT * FROM sandbox.psp_money WHERE id = $1', [id]),

    /** Created by the first of two calls with the same reference; both get the stored one. */
    async create(money: Money, dueAt: number | null): Promise<Money> {
      await db.query(
        `INSERT INTO sandbox.psp_money (subject, reference, id, page_key, request, state, sequence,
           plan, instrument, created_at, due_at, reason)
         VALUES ($1, $2, $3, $4, $5, $6, 1, $7, NULL, $8::bigint, $9::bigint, NULL)
         ON CONFLICT (subject, reference) DO NOTHING`,
        [
          money.subject,
          money.reference,
          money.id,
          money.pageKey,
          JSON.stringify(money.request),
          money.state,
          JSON.stringify(money.plan),
          String(money.createdAt),
          dueAt === null ? null : String(dueAt),
        ],
      )
      return (await this.find(money.subject, money.reference)) ?? money
    },

    /** One change with its notice; null when another one came first. */
    async move(move: Move): Promise<Money | null> {
      const next = move.plan[0]
      const [row] = await db.query<MoneyRow>(
        `WITH moved AS (
           UPDATE sandbox.psp_money SET state = $4, sequence = sequence + 1, plan = $5,
             due_at = $6::bigint, instrument = coalesce($7, instrument), reason = coalesce($8, reason),
             refunded = $12::bigint, charged_back = $13::bigint, returned = $14::bigint
           WHERE subject = $1 AND reference = $2 AND state = $3 AND sequence = $15 RETURNING *
         ), noted AS (
           INSERT INTO sandbox.psp_notice (id, subject, reference, sequence, state, before, at,
             attempts, next_at, totals, movement)
           SELECT $9, subject, reference, sequence, state, $3, $10::bigint, 0, $11::bigint, $16, $17 FROM moved
         ) SELECT * FROM moved`,
        [
          move.subject,
          move.reference,
          move.from,
          move.to,
          JSON.stringify(move.plan),
          next ? String(next.at) : null,
          move.instrument ? JSON.stringify(move.instrument) : null,
          move.reason ?? null,
          move.noticeId,
          String(move.at),
          String(move.notifyAt),
          String(move.totals.refunded),
          String(move.totals.chargedBack),
          String(move.totals.returned),
          move.after,
          JSON.stringify(move.totals),
          move.movement && JSON.stringify(move.movement),
        ],
      )
      return row ? toMoney(row) : null
    },

    async due(now: number): Promise<Money[]> {
      const rows = await db.query<MoneyRow>(
        'SELECT * FROM sandbox.psp_money WHERE due_at <= $1::bigint ORDER BY due_at LIMIT 100',
        [String(now)],
      )
      return rows.map(toMoney)
    },
    async newest(): Promise<Money[]> {
      const rows = await db.query<MoneyRow>(
        'SELECT * FROM sandbox.psp_money ORDER BY created_at DESC, reference LIMIT 50',
      )
      return rows.map(toMoney)
    },

    ...noticesOf(db),
    ...tokensOf(db),
  }
}

const NOTICE = `n.id, n.subject, n.reference, n.sequence, n.state, n.before, n.totals, n.movement, n.at, n.attempts`

/** Changes to be reported to the operator, and the history that a report lists. */
function noticesOf(db: SandboxDatabase) {
  return {
    async dueNotices(now: number): Promise<Notice[]> {
      const rows = await db.query<NoticeRow>(
        `SELECT ${NOTICE} FROM sandbox.psp_notice n
         WHERE next_at <= $1::bigint ORDER BY at, sequence LIMIT 100`,
        [String(now)],
      )
      return rows.map(toNotice)
    },
    async recordAttempt(id: string, nextAt: number | null): Promise<void> {
      await db.query(
        `UPDATE sandbox.psp_notice SET attempts = attempts + 1, next_at = $2::bigint WHERE id = $1`,
        [id, nextAt === null ? null : String(nextAt)],
      )
    },
    /** Payments and payouts that moved money, oldest first. */
    async history(of: {
      from: number
      to: number
      after: string | null
      limit: number
    }): Promise<{ notice: Notice; money: Money }[]> {
      const rows = await db.query<NoticeRow & { money: string }>(
        `SELECT ${NOTICE}, row_to_json(m)::text AS money
         FROM sandbox.psp_notice n JOIN sandbox.psp_money m USING (subject, reference)
         WHERE n.at >= $1::bigint AND n.at < $2::bigint
           AND n.movement IS NOT NULL
           AND ($3::text IS NULL OR (n.at, n.id) >
                (SELECT at, id FROM sandbox.psp_notice WHERE id = $3))
         ORDER BY n.at, n.id LIMIT $4`,
        [String(of.from), String(of.to), of.after, of.limit],
      )
      return rows.map(({ money, ...notice }) => ({
        notice: toNotice(notice),
        money: toMoney(JSON.parse(money) as MoneyRow),
      }))
    },
  }
}

function tokensOf(db: SandboxDatabase) {
  return {
    /** The token of this payment instrument for this player: always the same one. */
    async tokenFor(wanted: {
      token: string
      playerRef: string
      method: string
      behaviour: string
      label: string
    }): Promise<{ token: string; label: string }> {
      const { token, playerRef, method, behaviour, label } = wanted
      await db.query(
        `INSERT INTO sandbox.psp_token (token, player_ref, method, behaviour, label)
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
        [token, playerRef, method, behaviour, label],
      )
      const [row] = await db.query<{ token: string; label: string }>(
        `SELECT token, label FROM sandbox.psp_token
         WHERE player_ref = $1 AND method = $2 AND behaviour = $3`,
        [playerRef, method, behaviour],
      )
      return row ?? { token, label }
    },
    async findToken(token: string, playerRef: string) {
      const [row] = await db.query<{ method: string; behaviour: string; label: string }>(
        'SELECT method, behaviour, label FROM sandbox.psp_token WHERE token = $1 AND player_ref = $2',
        [token, playerRef],
      )
      return row ?? null
    },
  }
}
