import { type Blanks, say, type Text } from '@ampdeck/api/texts'
import { useCallback } from 'react'
import { useLanguage } from './use-language.ts'

/** Says a text in the language in force; its blanks are checked by the type of the text. */
export type Say = <const T extends Text>(text: T, ...blanks: Blanks<T>) => string

/**
 * The way to say a text in the language in force.
 *
 * ```tsx
 * const say = useSay()
 * say(['{count} row | {count} rows', '{count} 行'], { count: 24 })
 * ```
 */
export function useSay(): Say {
  const { language } = useLanguage()

  return useCallback<Say>((text, ...blanks) => say(text, language, ...blanks), [language])
}
