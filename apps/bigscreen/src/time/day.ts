import { DAY, UTC8 } from '@ampdeck/api/time'

/** Seconds since midnight in UTC+8. */
export function secondOfDay(epoch: number): number {
  return Math.floor(((epoch + UTC8) % DAY) / 1_000)
}

/** `01:27:52`: until something happens. */
export function countdownText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map((part) => two(Math.floor(part))).join(':')
}
