/** A line of a long table: a row, or the details of the row above it. */
export interface Line {
  readonly row: number
  readonly isDetail: boolean
}

/** What stands in a line, where the rows `open` (their positions, ascending) have their details below them. */
export function lineAt(line: number, open: readonly number[]): Line {
  const above = countBelow(open, (row, nth) => row + nth + 1 < line)
  const detailOf = open[above]
  if (detailOf !== undefined && detailOf + above + 1 === line) return { row: detailOf, isDetail: true }
  return { row: line - above, isDetail: false }
}

/** The line in which a row stands. */
export function lineOfRow(row: number, open: readonly number[]): number {
  return row + countBelow(open, (other) => other < row)
}

/** How many of the first entries meet a condition that no later one meets. */
function countBelow(open: readonly number[], isBelow: (row: number, nth: number) => boolean): number {
  let low = 0
  let high = open.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBelow(open[middle] ?? 0, middle)) low = middle + 1
    else high = middle
  }
  return low
}
