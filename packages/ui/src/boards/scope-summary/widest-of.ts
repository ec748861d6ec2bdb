import type { Language } from '@ampdeck/api/enumeration'

/** The widest of several data scopes: 1 sees most, 5 least; nothing for no role at all. */
export function widestOf<Scope extends number>(scopes: readonly Scope[]): Scope | undefined {
  return scopes.reduce<Scope | undefined>(
    (widest, scope) => (widest === undefined || scope < widest ? scope : widest),
    undefined,
  )
}

const made = new Map<string, Intl.ListFormat>()

/** "a, b and c" or "a, b or c", as the language writes it. */
export function joined(parts: readonly string[], language: Language, word: 'and' | 'or' = 'and'): string {
  const key = `${language}-${word}`
  const type = word === 'and' ? 'conjunction' : 'disjunction'
  // British English has no comma before the last one, as the rest of our texts.
  const format = made.get(key) ?? new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type })
  made.set(key, format)
  const text = format.format(parts)
  // A figure in Chinese text has room on both sides.
  return language === 'en' ? text : text.replace(/(\p{Script=Han})(?=\d)/gu, '$1 ')
}
