/** A deliberate fault in the product. The tests it names must fail. */
export type Mutant = {
  /** Describes the fault: unique. */
  name: string
  /** Relative to the root of the checkout. */
  file: string
  /** Text that occurs in the file exactly once. */
  find: string
  replace: string
  /**
   * Each of them must fail on its own: a test file, or `file › test` with a part of the test's name, including its
   * `describe`s.
   */
  killedBy: readonly string[]
  /** Transactions of the embedded engine are serial: a missing lock shows only on a server. */
  needsPostgres?: true
}

export type Killer = { project: 'unit' | 'integration'; file: string; test?: string }

/** The tests that a mutant names. */
export function killersOf({ killedBy }: Mutant): Killer[] {
  return killedBy.map((it) => {
    const [file = '', test] = it.split(' › ')
    const project = file.startsWith('tests/integration/') ? 'integration' : 'unit'
    return { project, file, ...(test === undefined ? {} : { test }) }
  })
}
