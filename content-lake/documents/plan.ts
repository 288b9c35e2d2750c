import {
  applyMutation,
  finishPatch,
  type MutationContext,
  preparePatch,
  type ResolvedMutation,
  type WorkingState,
} from './apply-mutations.ts'
import type { HeavyPatches } from './heavy-patches.ts'
import {
  bytesOf,
  COST_OF_TURN,
  MAX_COST_AT_ONCE,
  MAX_COST_OF_TRANSACTION,
  tooCostly,
} from './patch-cost.ts'
import { runPatch } from './run-patch.ts'
import type { MutationResult } from './types.ts'

/**
 * Applies the mutations of one transaction without holding the process: it counts what they cost, lets others have
 * their turn in between, hands a costly patch to a worker, and refuses a transaction that costs too much.
 */
export class Plan {
  readonly #heavy: Pick<HeavyPatches, 'run'>
  #total = 0
  #sinceTurn = 0

  constructor(heavy: Pick<HeavyPatches, 'run'>) {
    this.#heavy = heavy
  }

  /** Throws LakeError when the mutation cannot be applied, or costs too much. */
  async apply(
    state: WorkingState,
    mutation: ResolvedMutation,
    context: MutationContext,
  ): Promise<MutationResult> {
    if (!('patch' in mutation)) {
      const result = applyMutation(state, mutation, context)
      const after = state.get(result.id)
      if (after && result.operation !== 'none') await this.spend(bytesOf(after))
      return result
    }
    const prepared = preparePatch(state, mutation.patch)
    const { existing, operations, cost } = prepared
    if (this.#total + cost > MAX_COST_OF_TRANSACTION) throw tooCostly()
    if (cost <= MAX_COST_AT_ONCE) {
      const patched = runPatch(existing, operations)
      const result = finishPatch(state, prepared, patched, context)
      await this.spend(cost)
      return result
    }
    this.#total += cost
    const patched = await this.#heavy.run(existing, operations)
    return finishPatch(state, prepared, patched, context)
  }

  /** Counts work that was done; waits for the next turn of the process when it was much. */
  async spend(cost: number): Promise<void> {
    this.#total += cost
    this.#sinceTurn += cost
    if (this.#sinceTurn < COST_OF_TURN) return
    this.#sinceTurn = 0
    await new Promise((resolve) => setImmediate(resolve))
  }
}
