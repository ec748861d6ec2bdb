import type { ChartFormat } from './chart-unit.ts'
import type { Series } from './series.ts'

/** The table behind a chart, in the words in which it is read. */
export interface TableData {
  /** The head of each column but the first. */
  columns: readonly string[]
  rows: readonly { head: string; cells: readonly string[] }[]
}

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

/** `Power, kW`: the head of a column with its unit. */
export function withUnit(name: string, unit: string | undefined): string {
  return unit ? `${name}, ${unit}` : name
}

/** A table line by line, its head first. */
export function linesOf({ columns, rows }: TableData): string[][] {
  return [['', ...columns], ...rows.map(({ head, cells }) => [head, ...cells])]
}
