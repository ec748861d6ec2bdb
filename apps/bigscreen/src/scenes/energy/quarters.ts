/** Quarters of an hour in the two days of the timeline. */
export const DAY_QUARTERS = 96
export const ALL_QUARTERS = 2 * DAY_QUARTERS

const two = (value: number) => String(value).padStart(2, '0')

/** `23:45` of a quarter, counted from the midnight that began today. */
export function clockOfQuarter(quarter: number): string {
  const minutes = (quarter % DAY_QUARTERS) * 15
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** Where a moment stands in its day, in quarters: `2026-07-22 14:32:07` is 58.1. */
export function quarterOf(timestamp: string): number {
  return (Number(timestamp.slice(11, 13)) * 60 + Number(timestamp.slice(14, 16))) / 15
}
