import type { Language } from '@ampdeck/api/enumeration'
import { period } from '@ampdeck/api/enumerations/order'

/** The letter of a period, which stands wherever its colour stands: S P F V, in Chinese the word itself. */
export function periodLetter(code: number, language: Language): string {
  return labelOf(code, language).slice(0, 1)
}

/** The word of a period; a code of a later version is shown as itself. */
export function labelOf(code: number, language: Language): string {
  return period.label(code as (typeof period.codes)[number], language)
}

/** The key by which a period is styled, `[data-period]`. */
export function periodKey(code: number): string | undefined {
  return period.key(code as (typeof period.codes)[number])
}
