import type { Language } from '@ampdeck/api/enumeration'

export interface LanguageHints {
  /** The query of the address, with or without its question mark; `lang` in it decides. */
  search?: string
  /** What was chosen earlier and kept. */
  stored?: string | null
  /** What the browser asks for, for example `zh-TW`. */
  browser?: string
}

/** The language to begin with: the address, then what was chosen, then the browser; anything unknown is English. */
export function detectLanguage({ search = '', stored, browser = '' }: LanguageHints): Language {
  return (
    languageOf(new URLSearchParams(search).get('lang')) ??
    languageOf(stored) ??
    (browser.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en')
  )
}

function languageOf(text: string | null | undefined): Language | undefined {
  return text === 'en' || text === 'zh-CN' ? text : undefined
}
