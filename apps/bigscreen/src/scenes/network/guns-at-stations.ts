import type { Language } from '@ampdeck/api/enumeration'
import { say } from '@ampdeck/api/texts'
import { networkTexts } from './network.texts.ts'

/** `243 guns charging at 24 stations`: each count has a plural of its own. */
export function gunsAtStations(
  kind: 'chargingGuns' | 'allGuns',
  guns: number,
  stations: number,
  language: Language,
): string {
  const parts = [
    say(networkTexts[kind], language, { count: guns }),
    say(networkTexts.atStations, language, { count: stations }),
  ]
  return parts.join(language === 'en' ? ' ' : '，')
}
