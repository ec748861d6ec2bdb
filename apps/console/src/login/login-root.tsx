import type { Language } from '@ampdeck/api/enumeration'
import { LanguageProvider } from '@ampdeck/ui/language'
import type { ComponentType } from 'react'

export interface LoginRootProps {
  page: ComponentType
  language: Language
  onLanguageChange?: (language: Language) => void
}

/** A page before the console. It is painted from the HTML and then brought to life, so both must draw the same at first. */
export function LoginRoot({ page: Page, language, onLanguageChange }: LoginRootProps) {
  return (
    <LanguageProvider language={language} onLanguageChange={onLanguageChange}>
      <Page />
    </LanguageProvider>
  )
}
