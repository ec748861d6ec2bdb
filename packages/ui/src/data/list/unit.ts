import type { Language } from '@ampdeck/api/enumeration'
import type { Text } from '@ampdeck/api/texts'

/** What the rows of a list are: `['station | stations', '场站']`. */
export type Unit = Text

/** The form of a unit that fits a number, by the plural rules of the language. */
export function unitFor(unit: Unit, language: Language, count: number): string {
  const [one = '', many = one] = (language === 'en' ? unit[0] : unit[1]).split(' | ')
  return new Intl.PluralRules(language).select(count) === 'one' ? one : many
}
