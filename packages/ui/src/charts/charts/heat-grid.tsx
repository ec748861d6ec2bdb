import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { type CellAt, moveCell } from '../../foundation/keys/move-cell.ts'
import { type ChartColour, chartColour } from '../chart-frame/chart-colour.ts'
import { ChartFrame, type ChartLook } from '../chart-frame/chart-frame.tsx'
import type { TableData } from '../chart-frame/chart-table.tsx'
import { type ChartUnit, useChartFormat } from '../chart-frame/chart-unit.ts'
import styles from './heat-grid.module.css'

export interface HeatGridProps extends ChartLook {
  /** Heads of the columns, for example the hours; they must differ. */
  columns: readonly string[]
  /** For example the weekdays; one value per column, null where nothing is known. Heads must differ. */
  rows: readonly { head: string; values: readonly (number | null)[] }[]
  /** What the values are, in the unit of the wire; a plain number without it. */
  unit?: ChartUnit
  /** The one hue of the scale; that of energy without it. */
  colour?: ChartColour
  /** Every nth head of a column is drawn, all are read; 1 without it. */
  headEvery?: number
  /** Each cell writes its value; the scale is then left out. */
  isSpelt?: boolean
  /** Where a cell leads, by its row and its column. */
  hrefOf?: (row: number, column: number) => string | undefined
  /** The table behind the grid, where it says more than the grid. */
  table?: TableData
}

/**
 * Values by two categories, such as hour and weekday, in strengths of one hue. One tab stop, arrow keys between the
 * cells, each with its text.
 */
export function HeatGrid({
  columns,
  rows,
  unit = 'number',
  colour = 'energy',
  headEvery = 1,
  isSpelt = false,
  hrefOf,
  table,
  ...rest
}: HeatGridProps) {
  const format = useChartFormat(unit)
  const grid = useRef<HTMLTableElement>(null)
  const [chosen, setActive] = useState<CellAt>({ row: 0, column: 0 })
  // Where the grid has become smaller, its last cell is still reached by Tab.
  const active = {
    row: Math.min(chosen.row, rows.length - 1),
    column: Math.min(chosen.column, columns.length - 1),
  }
  const known = rows.flatMap(({ values }) => values.filter((value) => value !== null))
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)]
  const own = {
    columns,
    rows: rows.map(({ head, values }) => ({
      head,
      cells: columns.map((_, nth) => format.cell(values[nth])),
    })),
  }

  function walk(event: KeyboardEvent) {
    if (event.key === 'Enter') (event.target as HTMLElement).querySelector('a')?.click()
    const next = moveCell(
      active,
      { key: event.key, ctrl: false },
      { first: 0, last: rows.length - 1, columns: columns.length, page: rows.length },
    )
    if (!next) return
    event.preventDefault()
    setActive(next)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)?.focus()
  }

  function cellOf(value: number | null, name: string, row: number, column: number) {
    const strength = value === null ? 0 : strengthOf(value, least, most)
    const text = `${name}, ${format.value(value)}`
    const href = value === null ? undefined : hrefOf?.(row, column)
    const spelt = isSpelt && value !== null && format.value(value)
    return (
      <td
        key={name}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid.
        role="gridcell"
        tabIndex={active.row === row && active.column === column ? 0 : -1}
        aria-label={text}
        title={text}
        data-cell={`${row}-${column}`}
        data-unknown={value === null || undefined}
        style={{ '--strength': `${strength}%` } as CSSProperties}
        onFocus={() => setActive({ row, column })}
      >
        {href ? (
          <a href={href} tabIndex={-1} aria-label={text}>
            {spelt}
          </a>
        ) : (
          spelt
        )}
      </td>
    )
  }

  return (
    <ChartFrame
      {...rest}
      caption={rest.caption ?? (isSpelt ? undefined : format.unit)}
      table={table ?? own}
      isEmpty={known.length === 0}
      isReadable
    >
      <div className={styles.area} style={{ '--grid-colour': chartColour(colour) } as CSSProperties}>
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows a grid on a table.
          role="grid"
          aria-label={rest.label}
          className={styles.grid}
          data-spelt={isSpelt || undefined}
          onKeyDown={walk}
        >
          <thead>
            <tr>
              <td />
              {columns.map((column, nth) => (
                <th key={column} scope="col">
                  <span className={nth % headEvery === 0 ? undefined : 'visually-hidden'}>{column}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ head, values }, row) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {columns.map((name, column) =>
                  cellOf(values[column] ?? null, `${head} ${name}`, row, column),
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {!isSpelt && (
          <div className={styles.scale}>
            {format.cell(least)}
            <span className={styles.ramp} />
            {format.value(most)}
          </div>
        )}
      </div>
    </ChartFrame>
  )
}

/** How strong the colour of a value is, 0 to 100: from the smallest, which is still seen, to the largest. */
export function strengthOf(value: number, least: number, most: number): number {
  if (most <= least) return value === 0 ? 0 : 100
  return Math.round(8 + ((value - least) / (most - least)) * 92)
}
