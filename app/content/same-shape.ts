/** A type without null and undefined, all the way down. */
type Filled<Value> = Value extends readonly (infer Item)[]
  ? Filled<NonNullable<Item>>[]
  : Value extends object
    ? { [Key in keyof Value]-?: Filled<NonNullable<Value[Key]>> }
    : Value

type Mutual<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

/**
 * Whether a query's generated result and what its zod schema reads are the same shape. What may be missing
 * is not compared: the schema decides which documents are good enough. Use as `const same: SameShape<…> = true`.
 */
export type SameShape<Generated, Read> = Mutual<
  Filled<NonNullable<Generated>>,
  Filled<NonNullable<Read>>
>
