import { type Formats, formatsOf } from './formats.ts'
import { useLanguage } from './use-language.ts'

/** How figures and times are written in the language in force. */
export function useFormats(): Formats {
  return formatsOf(useLanguage().language)
}
