import { memo, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { copyText } from '../../foundation/clipboard/copy-text.ts'
import { tsvOf } from '../../foundation/clipboard/tsv.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './chart-frame.module.css'
import { chartTexts } from './chart-frame.texts.ts'
import type { ChartFormat } from './chart-unit.ts'
import type { Series } from './series.ts'

/** The table behind a chart, in the words in which it is read. */
export interface TableData {
  /** The head of each column but the first. */
  columns: readonly string[]
  rows: readonly { head: string; cells: readonly string[] }[]
}

export interface ChartTableProps {
  id?: string
  /** The caption of the table: the name of the chart. */
  label: string
  data: TableData
  /** Otherwise it is read, not drawn. */
  isShown: boolean
}

/** The figures of a chart. */
export const ChartTable = memo(function ChartTable({ id, label, data, isShown }: ChartTableProps) {
  const say = useSay()
  const [copied, setCopied] = useState<boolean>()
  const copy = async () => setCopied(await copyText(tsvOf(linesOf(data))))

  return (
    <div id={id} className={isShown ? styles.tableArea : 'visually-hidden'}>
      {isShown && (
        <div className={styles.tableTools}>
          <Button size="small" look="plain" onClick={() => void copy()}>
            {say(chartTexts.copy)}
          </Button>
          <span role="status">
            {copied !== undefined && say(copied ? chartTexts.copied : chartTexts.notCopied)}
          </span>
        </div>
      )}
      <div
        className={isShown ? styles.tableScroll : undefined}
        tabIndex={isShown ? 0 : undefined}
        {...(isShown && { role: 'region', 'aria-label': label })}
      >
        <table className={styles.table}>
          <caption className="visually-hidden">{label}</caption>
          <thead>
            <tr>
              <td />
              {data.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ head, cells }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, places do not.
              <tr key={row}>
                <th scope="row">{head}</th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
})

/** A row per label, a column per series; `–` where nothing is known. */
export function seriesTable(
  xLabels: readonly string[],
  series: readonly Series[],
  formatOf: (series: Series, index: number) => ChartFormat,
): TableData {
  const formats = series.map(formatOf)
  return {
    columns: series.map(({ name }, index) => withUnit(name, formats[index]?.unit)),
    rows: xLabels.map((head, row) => ({
      head,
      cells: series.map(({ values }, index) => formats[index]?.cell(values[row]) ?? '–'),
    })),
  }
}

const CHINESE = /\p{Script=Han}/u

/** `Power, kW` or `功率（kW）`: the head of a column with its unit. */
export function withUnit(name: string, unit: string | undefined): string {
  if (!unit) return name
  return CHINESE.test(name) ? `${name}（${unit}）` : `${name}, ${unit}`
}

/** A table line by line, its head first. */
export function linesOf({ columns, rows }: TableData): string[][] {
  return [['', ...columns], ...rows.map(({ head, cells }) => [head, ...cells])]
}
