import type { Language } from '@ampdeck/api/enumeration'
import { currentType } from '@ampdeck/api/enumerations/equipment'
import { say } from '@ampdeck/api/texts'
import type { GunTilesRead } from '../../../station-monitor/gun-model.ts'
import { detailTexts as words } from './station-detail.texts.ts'

/** What a pile is, in few words: `DC 120 kW shared`. */
export function pileNote(
  { currentType: current, ratedW }: Pick<GunTilesRead['piles'][number], 'currentType' | 'ratedW'>,
  guns: number,
  language: Language,
): string {
  const kind = currentType.label(current, language)
  return say(guns > 1 ? words.shared : words.alone, language, { kind, kw: Math.round(ratedW / 1_000) })
}
