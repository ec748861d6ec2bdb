import type { Language } from '@ampdeck/api/enumeration'
import { detectLanguage } from '@ampdeck/ui/language'
import { readLanguage, storeLanguage } from './storage.ts'

/** The language to begin with; `?lang=` chooses for good, as the header's button does. */
export function initialLanguage(): Language {
  const language = detectLanguage({
    search: location.search,
    stored: readLanguage(),
    browser: navigator.language,
  })
  if (new URLSearchParams(location.search).has('lang')) storeLanguage(language)
  return language
}

/** The language in force, for what stands outside the component tree. */
export function currentLanguage(): Language {
  return document.documentElement.lang === 'zh-CN' ? 'zh-CN' : 'en'
}
