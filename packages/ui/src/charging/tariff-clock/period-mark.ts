import type { Language } from '@ampdeck/api/enumeration'
import { period } from '@ampdeck/api/enumerations/order'
import type { CSSProperties } from 'react'

/** The letter of a period, which stands wherever its colour stands: S P F V, in Chinese the word itself. */
export function periodLetter(code: number, language: Language): string {
  return labelOf(code, language).slice(0, 1)
}

/** The word of a period; a code of a later version is shown as itself. */
export function labelOf(code: number, language: Language): string {
  return period.label(code as (typeof period.codes)[number], language)
}

/** The key by which a period is known to tests and styles, `[data-period]`. */
export function periodKey(code: number): string | undefined {
  return period.key(code as (typeof period.codes)[number])
}

/** The colours of a period for its styles: of an area, of text on it, of text beside it; grey for an unknown code. */
export function periodColours(code: number): CSSProperties {
  const key = periodKey(code)
  const of = (part: string, fallback: string) => `var(--colors-${key ? `period-${key}-${part}` : fallback})`
  return {
    '--period-fill': of('fill', 'bg-press'),
    '--period-on': of('on', 'fg'),
    '--period-fg': of('fg', 'fg'),
  } as CSSProperties
}
