/** Minutes since 1970 of a timestamp as the API writes it. Both ends of a charge are in UTC+8, which has no summer time. */
export function epochMinutes(timestamp: string): number {
  const [day = '', clock = ''] = timestamp.split(' ')
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return Date.UTC(year, month - 1, date, hours, minutes, seconds) / 60_000
}

/** The window that shows a charge: a tenth of its length before and after, whole minutes, never shorter than ten. */
export function chargeWindow(first: number, last: number): { from: number; to: number } {
  const margin = Math.max(5, (last - first) * 0.1)
  return { from: Math.floor(first - margin), to: Math.ceil(last + margin) }
}

const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1_440]

/** The times of the axis: round ones, seven at most. */
export function timeTicks(from: number, to: number, most = 7): number[] {
  const step =
    STEPS.find((minutes) => Math.floor(to / minutes) - Math.ceil(from / minutes) + 1 <= most) ?? 1_440
  const first = Math.ceil(from / step) * step
  return Array.from(
    { length: Math.max(0, Math.floor((to - first) / step) + 1) },
    (_, nth) => first + nth * step,
  )
}

/** `HH:mm` of minutes since 1970. */
export function clockOf(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16)
}
