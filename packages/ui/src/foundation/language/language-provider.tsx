import type { Language } from '@ampdeck/api/enumeration'
import { createContext, type ReactNode, useMemo } from 'react'

export interface LanguageState {
  language: Language
  /** Absent where the language cannot be chosen, for example inside an embedded page. */
  setLanguage?: ((language: Language) => void) | undefined
}

/** English until a provider says otherwise. */
export const LanguageContext = createContext<LanguageState>({ language: 'en' })

export interface LanguageProviderProps {
  /** The language in force, `en` or `zh-CN`; the app keeps it. */
  language: Language
  /** Called with the language that somebody chose; without it no control offers a choice. */
  onLanguageChange?: ((language: Language) => void) | undefined
  /** Everything that speaks this language. */
  children: ReactNode
}

/** The language of everything below it. It keeps no state of its own: the app stores what was chosen. */
export function LanguageProvider({ language, onLanguageChange, children }: LanguageProviderProps) {
  const state = useMemo(() => ({ language, setLanguage: onLanguageChange }), [language, onLanguageChange])

  return <LanguageContext value={state}>{children}</LanguageContext>
}
