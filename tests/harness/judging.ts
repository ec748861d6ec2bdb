/*
 * By what pages and stories are judged, wherever they are drawn: by the server's records in a browser, or alone.
 */

export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What passes is not asked for: to send it over takes longer than to judge it. No rule of ours loads anything. */
export const FINDINGS_ONLY = { resultTypes: ['violations' as const], preload: false }

/**
 * What axe may judge differently in another language or mode: colours, and the names of things. The structure is the
 * same in all and is judged in the first, by every rule.
 */
export const DIFFERING = [
  'color-contrast',
  'link-in-text-block',
  'html-lang-valid',
  'label',
  'button-name',
  'link-name',
  'image-alt',
  'role-img-alt',
  'svg-img-alt',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
]

/** Each language and each mode once: together these two meet everything that differs, as they do for stories. */
export const appearances = [
  { language: 'en', mode: 'light' },
  { language: 'zh-CN', mode: 'dark' },
] as const

export type Appearance = (typeof appearances)[number]

/**
 * The appearance in which a page is tried in all its states, with drawn records; on its walk through the console, with
 * the demo's records, it is met in the other. It is chosen by the name, so that a new page leaves the turns of the
 * others as they are.
 */
export function turnOf(id: string): { states: Appearance; walk: Appearance } {
  const [first, second] = appearances
  return id.length % 2 === 0 ? { states: second, walk: first } : { states: first, walk: second }
}
