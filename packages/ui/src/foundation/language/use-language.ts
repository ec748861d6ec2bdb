import { use } from 'react'
import { LanguageContext, type LanguageState } from './language-provider.tsx'

/** The language in force and, where it can be chosen, the way to choose it. */
export function useLanguage(): LanguageState {
  return use(LanguageContext)
}
