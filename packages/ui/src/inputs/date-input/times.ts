import { isDay, parseDay } from '../calendar/days.ts'

/**
 * The time of day, `HH:mm`, that a typed or pasted text means: `9:30`, `0930`, `930`, `9：30`, `9`. `24:00` is the
 * end of the day, and only where that is wanted.
 */
export function parseTime(text: string, hasEnd = false): string | undefined {
  const plain = text.normalize('NFKC').trim()
  const [, hour, minute = '0'] =
    /^(\d{1,2})(?:\s*[:.点]\s*(\d{1,2})?分?(?::\d\d)?)?$/.exec(plain) ?? /^(\d{1,2})(\d\d)$/.exec(plain) ?? []
  if (hour === undefined || Number(minute) > 59) return undefined
  const last = hasEnd && Number(minute) === 0 ? 24 : 23
  return Number(hour) <= last ? `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` : undefined
}

/** The instant as the wire writes it, `YYYY-MM-DD HH:mm:ss`, that a text means; a day alone is its midnight. */
export function parseDayTime(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  const [, dayText = '', timeText = ''] = /^(.*?\d日?)(?:[T\s]+(\d{1,2}[:点]?\d{0,2}.*))?$/.exec(plain) ?? []
  const day = parseDay(dayText)
  if (!day) return undefined
  if (timeText === '') return `${day} 00:00:00`
  const seconds = /:\d\d:([0-5]\d)/.exec(timeText)?.[1] ?? '00'
  const time = parseTime(timeText.replace(/(\d{1,2}:\d\d):\d\d.*$/, '$1'))
  return time && `${day} ${time}:${seconds}`
}

/** An instant without seconds that say nothing. */
export function dayTimeText(value: unknown): string {
  const text = value == null ? '' : String(value)
  return isDay(text.slice(0, 10)) && text.endsWith(':00') && text.length === 19 ? text.slice(0, 16) : text
}

/** A time of day so many minutes later, within the day. */
export function stepTime(time: string, minutes: number): string {
  const all = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + minutes
  const within = Math.max(0, Math.min(24 * 60 - 1, all))
  return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
