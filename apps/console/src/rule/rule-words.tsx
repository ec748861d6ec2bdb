import { ALL_DAY } from '@ampdeck/api/config/rule-fields'
import type { Enumeration, Language } from '@ampdeck/api/enumeration'
import { weekday } from '@ampdeck/api/enumerations/tariff'
import { useLanguage } from '@ampdeck/ui/language'

/** Codes of an enumeration in words; a dash for none. */
export function codesText(codes: readonly number[], of: Enumeration, language: Language): string {
  const names = codes.map((code) => of.label(code, language))
  return names.join(language === 'en' ? ', ' : '、') || '–'
}

/** Days of the week in words: `Sat, Sun`, and three or more that follow each other as `Mon–Fri`. */
export function daysText(days: readonly number[], language: Language): string {
  const runs: number[][] = []
  for (const day of [...days].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const name = (day: number) => weekday.label(day, language)
  return runs
    .flatMap((run) => {
      const [first, last] = [run[0] ?? 0, run.at(-1) ?? 0]
      return run.length < 3 ? run.map(name) : [`${name(first)}${language === 'en' ? '–' : '至'}${name(last)}`]
    })
    .join(language === 'en' ? ', ' : '、')
}

/** `Mon–Fri 08:00–12:00`; what holds always says so. */
export function whenText(
  { weekdays = [], timeWindow = ALL_DAY }: { weekdays?: readonly number[]; timeWindow?: string },
  language: Language,
): string {
  const days = daysText(weekdays, language)
  const times = timeWindow === ALL_DAY ? '' : timeWindow.replace('-', '–')
  return [days, times].filter(Boolean).join(' ') || (language === 'en' ? 'Always' : '全天')
}

/** What a cell says in the language in force. */
export function InWords({ of }: { of: (language: Language) => string }) {
  return of(useLanguage().language)
}

/** How many; none stands for all of them. */
export function countOrAll({ length }: readonly unknown[], language: Language): string {
  if (length > 0) return String(length)
  return language === 'en' ? 'All' : '全部'
}
