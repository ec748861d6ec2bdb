import { HOUR, MINUTE } from '@ampdeck/api/time'

/** Year first, then it can be only month and day; a blank may stand in place of the T, a comma before the fraction. */
const WRITTEN =
  /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?:t|\s+)?(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,](\d*))?)?\s*(z|utc|gmt|[+-]\d{1,2}(?::?\d{2})?|[+-]00:?00z)?$/i
/** The form of HTTP and mail, which names its zone. */
const OF_MAIL = /^\w{3},? .*\b(?:GMT|UTC)$/
/** Epochs of the years 2001 to 5138, in seconds and in milliseconds: no number is both. */
const SECONDS = { from: 1e9, to: 1e11 }
const MILLISECONDS = { from: 1e12, to: 1e14 }
const LARGEST_OFFSET = 14 * HOUR

/** A time as a pile writes it; NaN where it has no meaning, or more than one. Without a zone it is UTC (OCPP 1.6, 3.14). */
export function parseTime(value: unknown): number {
  if (typeof value === 'number') return epochOf(value)
  if (typeof value !== 'string') return Number.NaN
  const text = value.trim()
  if (/^\d{10}(\.\d+)?$|^\d{13}$/.test(text)) return epochOf(Number(text))
  if (OF_MAIL.test(text)) return Date.parse(text)
  const [, year, separator, month, day, hour, minute, second = '0', fraction = '', zone = 'Z'] =
    WRITTEN.exec(text) ?? []
  if (year === undefined) return Number.NaN
  // Without separators only full digits keep the parts apart.
  if (separator === '' && `${month}${day}${hour}`.length !== 6) return Number.NaN
  const midnight = dateOf(Number(year), Number(month), Number(day))
  const isTime = Number(hour) <= 24 && Number(minute) < 60 && Number(second) <= 60
  if (!isTime) return Number.NaN
  const ms = Math.floor(Number(`0.${fraction || '0'}`) * 1_000)
  return (
    midnight + Number(hour) * HOUR + Number(minute) * MINUTE + Number(second) * 1_000 + ms - offsetOf(zone)
  )
}

function epochOf(value: number): number {
  if (value >= SECONDS.from && value < SECONDS.to) return Math.round(value * 1_000)
  return value >= MILLISECONDS.from && value < MILLISECONDS.to ? Math.round(value) : Number.NaN
}

/** Midnight of a day that the calendar has. */
function dateOf(year: number, month: number, day: number): number {
  const midnight = Date.UTC(year, month - 1, day)
  const isReal = new Date(midnight).getUTCMonth() === month - 1 && new Date(midnight).getUTCDate() === day
  return isReal ? midnight : Number.NaN
}

function offsetOf(zone: string): number {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? []
  if (sign === undefined) return 0
  const offset = Number(hours) * HOUR + Number(minutes) * MINUTE
  if (offset > LARGEST_OFFSET) return Number.NaN
  return sign === '-' ? -offset : offset
}
