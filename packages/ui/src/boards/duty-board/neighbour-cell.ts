import type { DutyCell } from './duty-rules.ts'

/** The cell that a key leads to; nothing at the edges and for any other key. */
export function neighbourCell(
  people: readonly number[],
  dates: readonly string[],
  { userId, date }: DutyCell,
  key: string,
): DutyCell | undefined {
  const row = people.indexOf(userId)
  const column = dates.indexOf(date)
  const at = (r: number, c: number) => {
    const [nextUser, nextDate] = [people[r], dates[c]]
    return nextUser === undefined || nextDate === undefined ? undefined : { userId: nextUser, date: nextDate }
  }

  switch (key) {
    case 'ArrowRight':
      return at(row, column + 1)
    case 'ArrowLeft':
      return at(row, column - 1)
    case 'ArrowDown':
      return at(row + 1, column)
    case 'ArrowUp':
      return at(row - 1, column)
    case 'Home':
      return at(row, 0)
    case 'End':
      return at(row, dates.length - 1)
    case 'PageDown':
      return at(Math.min(row + 10, people.length - 1), column)
    case 'PageUp':
      return at(Math.max(row - 10, 0), column)
    default:
      return undefined
  }
}
