import * as figureTable from '#app/ui/FigureTable/FigureTable.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Heading } from '#app/ui/Text/Text.tsx'
import * as styles from './MovementTable.css.ts'

export type MovementRow = {
  id: string
  when: string
  what: string
  amount: string
  balanceAfter: string
}

/** Every transaction of a round or bet, with its reference; nothing where there is none. */
export function MovementTable(props: {
  title: string
  heads: Readonly<Record<'when' | 'what' | 'amount' | 'balanceAfter', string>>
  rows: readonly MovementRow[]
}) {
  const { title, heads, rows } = props
  if (rows.length === 0) return null
  return (
    <Stack gap="md">
      <Heading level={2}>{title}</Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label={title} tabIndex={0}>
        <table className={figureTable.table}>
          <thead>
            <tr>
              {(['when', 'what', 'amount', 'balanceAfter'] as const).map((name) => (
                <th key={name} scope="col" className={styles.head}>
                  {heads[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((it) => (
              <tr key={it.id}>
                <td className={styles.cell}>{it.when}</td>
                <td className={styles.cell}>
                  {it.what}
                  <div className={styles.reference}>{it.id}</div>
                </td>
                <td className={styles.cell}>{it.amount}</td>
                <td className={styles.cell}>{it.balanceAfter}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Stack>
  )
}
