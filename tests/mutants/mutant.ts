/** A deliberate fault in the product. The tests it names must fail. */
export type Mutant = {
  /** Describes the fault: unique. */
  name: string
  /** Relative to the root of the checkout. */
  file: string
  /** Text that occurs in the file exactly once. */
  find: string
  replace: string
  /** Each of them must fail on its own. */
  killedBy: readonly Killer[]
  /** Transactions of the embedded engine are serial: a missing lock shows only on a server. */
  needsPostgres?: true
}

export type Killer = {
  project: 'unit' | 'integration'
  file: string
  /** Part of the test's name, including its `describe`s; by default any test of the file counts. */
  test?: string
}
