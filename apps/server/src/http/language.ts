import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@ampdeck/api/enumeration'

/** The cookie in which the console keeps the chosen language, so that the first paint is already in it. */
const COOKIE = /(?:^|;\s*)ampdeck-language=(en|zh-CN)(?:;|$)/

/** What was chosen, else what the browser asks for: zh… is Chinese, anything else English (contract.md §5). */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const chosen = COOKIE.exec(headers.cookie ?? '')?.[1]
  if (chosen) return chosen as Language
  return /^\s*zh\b/i.test(headers['accept-language'] ?? '') ? 'zh-CN' : 'en'
}
