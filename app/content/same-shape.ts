/** A type without null and undefined, recursively. */
type Filled<Value> = Value extends readonly (infer Item)[]
  ? Filled<NonNullable<Item>>[]
  : Value extends object
    ? { [Key in keyof Value]-?: Filled<NonNullable<Value[Key]>> }
    : Value

/** The same type with every string and number widened: only the keys are compared. */
type Wide<Value> = Value extends readonly (infer Item)[]
  ? Wide<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Wide<Value[Key]> }
    : Value extends string
      ? string
      : Value extends number
        ? number
        : Value

type Extends<One, Other> = [One] extends [Other] ? true : false

/**
 * `true` if a query's generated result type matches the input of its zod schema: every value that the result may have
 * is accepted, and no key is extra or missing. Optional values are not compared: the schema decides which documents are
 * good enough. Beside each schema: `true satisfies SameShape<…_RESULT, z.input<typeof …>>`.
 */
export type SameShape<Generated, Read> =
  Extends<Filled<NonNullable<Generated>>, Filled<NonNullable<Read>>> extends true
    ? Extends<Wide<Filled<NonNullable<Read>>>, Wide<Filled<NonNullable<Generated>>>>
    : false
