/** A fault put into the product on purpose. The tests it names must notice it. */
export type Mutant = {
  /** What is broken, in words: unique. */
  name: string
  /** From the root of the checkout. */
  file: string
  /** Text that stands in the file exactly once. */
  find: string
  replace: string
  /** Each of them alone has to fail. */
  killedBy: readonly Killer[]
  /** Transactions of the embedded engine run one after the other: a missing lock shows on a server only. */
  needsPostgres?: true
}

export type Killer = {
  project: 'unit' | 'integration'
  file: string
  /** Part of the name of the test, its `describe`s before it; without it, any test of the file will do. */
  test?: string
}
