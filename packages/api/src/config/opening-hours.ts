import type { Language } from '../enumeration.ts'
import { weekday } from '../enumerations/tariff.ts'

const DAYS = 7
/** A day of the week without hours. */
export const CLOSED = ''

/** Opening hours as people read them: days in a row that are alike are one. Nothing where none are kept. */
export function hoursText(week: readonly string[], language: Language): string {
  if (week.length !== DAYS) return ''
  const [first = CLOSED] = week
  const closed = language === 'en' ? 'closed' : '休息'
  if (week.every((day) => day === first)) return first || closed
  const runs: { from: number; to: number; hours: string }[] = []
  for (const [index, hours] of week.entries()) {
    const last = runs.at(-1)
    if (last?.hours === hours) last.to = index
    else runs.push({ from: index, to: index, hours })
  }
  const day = (index: number) => weekday.label((index + 1) as 1, language)
  return runs
    .map(({ from, to, hours }) => {
      const days = from === to ? day(from) : `${day(from)}${language === 'en' ? '–' : '至'}${day(to)}`
      return `${days} ${hours || closed}`
    })
    .join(language === 'en' ? ', ' : '；')
}

/** The week that a plain text such as `08:00-22:00` means; nothing where it is another text. */
export function weekOf(text: string | null): string[] {
  return text !== null && /^\d\d:\d\d-\d\d:\d\d$/.test(text) ? Array<string>(DAYS).fill(text) : []
}
