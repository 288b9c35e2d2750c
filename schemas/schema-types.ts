/**
 * The part of Sanity's schema language that is used here, as plain types. The schemas are plain objects: the Studio,
 * the seed's check and the type generator read them, and only the Studio has `sanity` installed.
 */
export type Rule = {
  required(): Rule
  unique(): Rule
  min(value: number | string): Rule
  max(value: number | string): Rule
  integer(): Rule
  positive(): Rule
  precision(digits: number): Rule
  regex(pattern: RegExp, options?: { name?: string; invert?: boolean }): Rule
  uri(options: { scheme?: string[]; allowRelative?: boolean }): Rule
  warning(text?: string): Rule
  error(text?: string): Rule
  custom(check: (value: never, context: RuleContext) => RuleResult | Promise<RuleResult>): Rule
}
/** The result of a check; a path leads from the checked value to the invalid part. */
type RuleResult = true | string | { message: string; path: (string | number)[] }[]
export type RuleContext = {
  document?: Record<string, unknown>
  parent?: unknown
  path?: unknown[]
  getClient(options: { apiVersion: string }): {
    fetch<Result>(query: string, params: Record<string, unknown>): Promise<Result>
  }
}
export type Field = {
  name: string
  type: string
  title?: string
  description?: string
  group?: string | string[]
  fieldset?: string
  hidden?:
    | boolean
    | ((context: {
        document?: Record<string, unknown>
        parent?: Record<string, unknown>
      }) => boolean)
  readOnly?: boolean
  initialValue?: unknown
  options?: Record<string, unknown>
  fields?: Field[]
  of?: (Omit<Field, 'name'> & { name?: string })[]
  to?: { type: string }[]
  rows?: number
  /** Only for blocks of text. */
  styles?: { title: string; value: string }[]
  lists?: { title: string; value: string }[]
  marks?: {
    decorators: { title: string; value: string }[]
    annotations: (Omit<Field, 'name'> & { name: string })[]
  }
  validation?: (rule: Rule) => Rule | Rule[]
  preview?: Preview
}
export type Preview = {
  select: Record<string, string>
  prepare?: (selection: Record<string, never>) => {
    title?: string
    subtitle?: string
    media?: unknown
  }
}
export type SchemaType = Omit<Field, 'group'> & {
  groups?: { name: string; title: string; default?: boolean }[]
  orderings?: { name: string; title: string; by: { field: string; direction: 'asc' | 'desc' }[] }[]
}
