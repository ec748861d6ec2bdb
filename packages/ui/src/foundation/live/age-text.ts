import type { Language } from '@ampdeck/api/enumeration'
import { say, texts } from '@ampdeck/api/texts'

const SECOND = 1_000
const TENTH = 100

const ageTexts = texts({
  seconds: ['{seconds} s', '{seconds} 秒'],
  minutes: ['{minutes} min {seconds} s', '{minutes} 分 {seconds} 秒'],
  hours: ['{hours} h {minutes} min', '{hours} 小时 {minutes} 分'],
  days: ['{days} d {hours} h', '{days} 天 {hours} 小时'],
})

/**
 * An age to the two units that matter: `0.6 s`, `42 s`, `4 min 12 s`, `1 h 8 min`, `3 d 5 h`. What seems to lie in the
 * future is new: clocks of devices differ.
 *
 * @param ms milliseconds
 */
export function ageText(ms: number, language: Language): string {
  const age = Math.max(0, ms)
  if (age < 10 * SECOND) {
    return say(ageTexts.seconds, language, { seconds: (Math.floor(age / TENTH) / 10).toFixed(1) })
  }

  const seconds = Math.floor(age / SECOND)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (minutes === 0) return say(ageTexts.seconds, language, { seconds })
  if (hours === 0) return say(ageTexts.minutes, language, { minutes, seconds: seconds % 60 })
  if (hours < 24) return say(ageTexts.hours, language, { hours, minutes: minutes % 60 })
  return say(ageTexts.days, language, { days: Math.floor(hours / 24), hours: hours % 24 })
}
