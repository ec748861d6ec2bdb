import type { Language } from '@ampdeck/api/enumeration'

/** A name in the language of the wall; one that has no English is shown as it is. */
export function stationName(of: { name: string; nameEn: string | null }, language: Language): string {
  return (language === 'en' && of.nameEn) || of.name
}
