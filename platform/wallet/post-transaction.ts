import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import { DatabaseUnavailableError, type Db } from '../db/db.ts'
import { toPostItem } from './post-item.ts'
import type { Posted, Posting, PostingRefusal } from './posting.ts'
import { type BatchItem, callPostBatch, type PostRow } from './wallet-store.ts'

/** More in one commit gains little and makes every posting wait longer (`npm run bench -- wallet`). */
const MAX_BATCH = 32
/** Two: one is being written while the next is being filled. */
const MAX_IN_FLIGHT = 2
/** About two seconds of work; more waiting postings than that are better refused at once. */
const MAX_WAITING = 10_000

export type PostTransaction = (posting: Posting) => Promise<Result<Posted, PostingRefusal>>

/** Posts one item of a batch; the row contains the outcome. */
export type PostInBatch = (item: BatchItem) => Promise<PostRow>

type Waiting = {
  item: BatchItem
  resolve(row: PostRow): void
  reject(error: Error): void
}

type PosterOptions = Pick<Context, 'db' | 'clock'> & {
  maxBatch?: number
}

/** Makes the function that posts transactions, in batches. */
export function createPoster(
  { clock, ...options }: PosterOptions,
  postInBatch = createPostQueue(options),
): PostTransaction {
  return async (posting) => toResult(await postInBatch(toPostItem(posting, clock())))
}

/**
 * The queue of everything that moves money of one player. What arrives while one database transaction runs goes into
 * the next, so that many players share one commit. Resolves only when the commit is on disk; rejects with
 * DatabaseUnavailableError when the outcome is unknown: the same item may then be sent again.
 */
export function createPostQueue({
  db,
  maxBatch = MAX_BATCH,
}: Omit<PosterOptions, 'clock'>): PostInBatch {
  // What people wait for goes before the settlement of bets, which arrives in thousands.
  const [waiting, changes]: [Waiting[], Waiting[]] = [[], []]
  let inFlight = 0

  const pump = () => {
    while (inFlight < MAX_IN_FLIGHT && waiting.length + changes.length > 0) {
      const batch = nextBatch(waiting, changes, maxBatch)
      inFlight += 1
      void send(db, batch).finally(() => {
        inFlight -= 1
        pump()
      })
    }
  }
  return (item) => {
    const lane = item.op === 'SPORTS_CHANGE' ? changes : waiting
    if (lane.length >= MAX_WAITING) {
      return Promise.reject(new DatabaseUnavailableError('too many postings are waiting'))
    }
    return new Promise((resolve, reject) => {
      lane.push({ item, resolve, reject })
      pump()
    })
  }
}

/**
 * Takes the first lane before the second, but keeps a quarter of the places for the second, so that it never stalls.
 */
function nextBatch(first: Waiting[], second: Waiting[], maxBatch: number): Waiting[] {
  const kept = Math.min(second.length, Math.floor(maxBatch / 4))
  const batch = first.splice(0, maxBatch - kept)
  return [...batch, ...second.splice(0, maxBatch - batch.length)]
}

async function send(db: Db, batch: Waiting[]): Promise<void> {
  // The same order in every batch: two batches that share players cannot deadlock. The sort is stable, so one player's
  // postings keep their order.
  batch.sort((a, b) => compare(a.item.playerId, b.item.playerId))
  try {
    const rows = await callPostBatch(
      db,
      batch.map(({ item }) => item),
    )
    for (const [index, { resolve, reject }] of batch.entries()) {
      const row = rows[index]
      if (row === undefined || row.code === 'INTERNAL') reject(postingFailed(row))
      else resolve(row)
    }
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error))
    for (const { reject } of batch) reject(reason)
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function postingFailed(row: PostRow | undefined): Error {
  return new Error(`posting failed: ${row?.sqlstate ?? ''} ${row?.text ?? 'no answer'}`)
}

function toResult(row: PostRow): Result<Posted, PostingRefusal> {
  if (row.code !== 'OK') return toRefusal(row)
  return ok({
    transactionId: row.txId ?? null,
    balanceMinor: BigInt(row.balance ?? '0'),
    bonusMinor: BigInt(row.bonus ?? '0'),
    seq: BigInt(row.seq ?? '0'),
    replayed: row.replayed === true,
  })
}

function toRefusal({ code, retryAfterMs }: PostRow): Result<never, PostingRefusal> {
  return retryAfterMs === undefined
    ? refuse(code as PostingRefusal)
    : refuse(code as PostingRefusal, { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) })
}
