/** A type without null and undefined, all the way down. */
type Filled<Value> = Value extends readonly (infer Item)[]
  ? Filled<NonNullable<Item>>[]
  : Value extends object
    ? { [Key in keyof Value]-?: Filled<NonNullable<Value[Key]>> }
    : Value

/** The same, with every text and number as wide as can be: what is left are the keys. */
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
 * `true` where a query's generated result is what its zod schema reads: every value that the result may have
 * is read, and no key is too many or missing. What may be missing is not compared: the schema decides which
 * documents are good enough. Beside each schema: `true satisfies SameShape<…_RESULT, z.input<typeof …>>`.
 */
export type SameShape<Generated, Read> =
  Extends<Filled<NonNullable<Generated>>, Filled<NonNullable<Read>>> extends true
    ? Extends<Wide<Filled<NonNullable<Read>>>, Wide<Filled<NonNullable<Generated>>>>
    : false
