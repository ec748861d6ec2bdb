import { ALL_DAY } from '@ampdeck/api/config/rule-fields'
import type { Enumeration, Language } from '@ampdeck/api/enumeration'
import { weekday } from '@ampdeck/api/enumerations/tariff'
import { useLanguage } from '@ampdeck/ui/language'

/** Codes of an enumeration in words; a dash for none. */
export function codesText(codes: readonly number[], of: Enumeration, language: Language): string {
  const names = codes.map((code) => of.label(code, language))
  return names.join(language === 'en' ? ', ' : '、') || '–'
}

/** `Mon, Tue 08:00–12:00`; what holds always says so. */
export function whenText(
  { weekdays = [], timeWindow = ALL_DAY }: { weekdays?: readonly number[]; timeWindow?: string },
  language: Language,
): string {
  const days = weekdays.length === 0 ? '' : codesText(weekdays, weekday, language)
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
