/** Days as `YYYY-MM-DD`; both belong to the period. */
export interface Period {
  from: string
  to: string
}

const DAY = 86_400_000

/** The shortcuts of every date filter (spec.md §9), counted from a day in UTC+8. */
export function shortcutsOf(today: string): { last30: Period; thisMonth: Period; lastMonth: Period } {
  const month = today.slice(0, 7)
  const lastDay = dayBefore(`${month}-01`)
  return {
    last30: { from: textOf(Date.parse(today) - 29 * DAY), to: today },
    thisMonth: { from: `${month}-01`, to: today },
    lastMonth: { from: `${lastDay.slice(0, 7)}-01`, to: lastDay },
  }
}

/** Today in UTC+8, the time of all tariffs and reports. */
export function todayOf(now: number): string {
  return textOf(now + 8 * 3_600_000)
}

function dayBefore(day: string): string {
  return textOf(Date.parse(day) - DAY)
}

function textOf(epoch: number): string {
  return new Date(epoch).toISOString().slice(0, 10)
}
