import { type CSSProperties, type KeyboardEvent, memo, useRef, useState } from 'react'
import { type ChartColour, chartColour } from './chart-colour.ts'
import { type GridCell, moveCell, strengthOf } from './grid-keys.ts'
import styles from './value-grid.module.css'

export interface ValueGridProps {
  label: string
  columns: readonly string[]
  rows: readonly { head: string; values: readonly (number | null)[] }[]
  /** What a cell says: `1,240 kWh`. */
  textOf: (value: number | null) => string
  /** What a cell shows of it; nothing where the colour is enough. */
  shownOf?: (value: number) => string
  colour: ChartColour
  /** Every nth head of a column is drawn, all are read. */
  headEvery?: number
}

/** A table in which colour stands for size: one tab stop, arrow keys between its cells, each with its text. */
export const ValueGrid = memo(function ValueGrid({
  label,
  columns,
  rows,
  textOf,
  shownOf,
  colour,
  headEvery = 1,
}: ValueGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<GridCell>({ row: 0, column: 0 })
  const known = rows.flatMap(({ values }) => values.filter((value) => value !== null))
  const least = Math.min(0, ...known)
  const most = Math.max(0, ...known)

  function walk(event: KeyboardEvent) {
    const next = moveCell(event.key, active, rows.length, columns.length)
    if (!next) return
    event.preventDefault()
    setActive(next)
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)?.focus()
  }

  return (
    <div className={styles.area}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows a grid on a table.
        role="grid"
        aria-label={label}
        className={styles.grid}
        style={{ '--grid-colour': chartColour(colour) } as CSSProperties}
        data-spelt={shownOf ? true : undefined}
        onKeyDown={walk}
      >
        <thead>
          <tr>
            <td />
            {columns.map((column, nth) => (
              <th key={column} scope="col" data-quiet={nth % headEvery !== 0 || undefined}>
                <span>{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, values }, row) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {columns.map((name, column) => {
                const value = values[column] ?? null
                const strength = value === null ? 0 : strengthOf(value, least, most)
                const text = `${head} ${name}, ${textOf(value)}`
                return (
                  <td
                    key={name}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid above.
                    role="gridcell"
                    tabIndex={active.row === row && active.column === column ? 0 : -1}
                    aria-label={text}
                    title={text}
                    data-cell={`${row}-${column}`}
                    data-unknown={value === null || undefined}
                    data-strong={strength > 55 || undefined}
                    style={{ '--strength': `${strength}%` } as CSSProperties}
                    onFocus={() => setActive({ row, column })}
                  >
                    {value !== null && shownOf?.(value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})
