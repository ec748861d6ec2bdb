import type { Language } from '@ampdeck/api/enumeration'
import { detectLanguage } from '@ampdeck/ui/language'

/** The language of the wall: `?lang=`, then the one chosen in the console, then the browser's. */
export function initialLanguage(): Language {
  const chosen = /(?:^|;\s*)ampdeck-language=([\w-]+)/.exec(document.cookie)?.[1]
  return detectLanguage({
    search: location.search,
    ...(chosen !== undefined && { stored: chosen }),
    browser: navigator.language,
  })
}
