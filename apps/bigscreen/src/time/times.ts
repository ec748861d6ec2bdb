import type { Language } from '@ampdeck/api/enumeration'
import { DAY, formatTimestamp } from '@ampdeck/api/time'

/** The product's time is UTC+8 everywhere (domain.md §1). */
const ZONE = 'Asia/Shanghai'

/** `0:42`, `6:41`, `1:02:05`: how old something is. */
export function ageText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor(seconds / 60) % 60
  const end = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${end}` : end
}

/** `14:32:08` in UTC+8. */
export function timeOfDay(epoch: number): string {
  return formatTimestamp(epoch).slice(11)
}

/** `Wed 22 Jul 2026`, `7月22日 周三`. */
export function dateText(epoch: number, language: Language): string {
  if (language === 'en') {
    const parts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
    return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: ZONE }).format(epoch).replace(',', '')
  }
  const day = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: ZONE })
  return `${day.format(epoch)} ${weekday(epoch, language)}`
}

/** `July`, `7月` */
export function monthText(epoch: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: ZONE }).format(epoch)
}

/** `Tue`, `周二`: the day before, which today is compared with. */
export function dayBefore(epoch: number, language: Language): string {
  return weekday(epoch - DAY, language)
}

function weekday(epoch: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: ZONE }).format(epoch)
}
