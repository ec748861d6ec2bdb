import { DAY } from '@ampdeck/api/billing/tariff-day'

/** Room for the text of a tick, in minutes of the day. */
const HOUR_TEXT = 80
const MINUTE_TEXT = 120

/** The beginnings of periods and the end of the day, without those for which there is no room. */
export function ticksOf(starts: readonly number[]): number[] {
  const shown: number[] = []
  for (const at of starts.toSorted((a, b) => a - b)) {
    const room = at % 60 === 0 ? HOUR_TEXT : MINUTE_TEXT
    const last = shown.at(-1)
    if (last === undefined || at - last >= room) shown.push(at)
  }
  if (DAY - (shown.at(-1) ?? 0) < HOUR_TEXT) shown.pop()
  return [...shown, DAY]
}
