import type { Enumeration, Language } from '@ampdeck/api/enumeration'

export interface SelectOption {
  value: string | number
  label: string
}

/** What a field offers: an enumeration, or what the screen has loaded. */
export type Offer = Enumeration | readonly SelectOption[]

/** The options in a language. */
export function offeredBy(options: Offer, language: Language): readonly SelectOption[] {
  if (!('codes' in options)) return options
  return options.codes.map((code) => ({ value: code, label: options.label(code, language) }))
}
