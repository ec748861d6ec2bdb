import type { Language } from '@ampdeck/api/enumeration'
import { useLanguage } from '@ampdeck/ui/language'

/** What is put together from several words, in the language in force. */
export function Words({ of }: { of: (language: Language) => string }) {
  return of(useLanguage().language)
}
