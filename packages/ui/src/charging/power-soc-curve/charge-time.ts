import { MINUTE, parseTimestamp, UTC8 } from '@ampdeck/api/time'

/** Minutes since the midnight of 1970 in UTC+8, so that round times of the clock are round numbers. */
export function epochMinutes(timestamp: string): number {
  return (parseTimestamp(timestamp) + UTC8) / MINUTE
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

/** `HH:mm` of such minutes. */
export function clockOf(minutes: number): string {
  return new Date(minutes * MINUTE).toISOString().slice(11, 16)
}
