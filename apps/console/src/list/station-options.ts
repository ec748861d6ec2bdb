import { pileType } from '@ampdeck/api/config/pile-type'
import { station } from '@ampdeck/api/config/station'
import { localName } from '@ampdeck/api/texts'
import { useLanguage } from '@ampdeck/ui/language'
import type { Option } from '@ampdeck/ui/list'
import { useRead } from '../data/use-read.ts'

/** The stations that the user may see, for choice filters; read when they are wanted, and nothing until then. */
export function useStationOptions(isWanted = true): readonly Option[] | undefined {
  const { language } = useLanguage()
  const { data } = useRead(station.selectAll, {}, { enabled: isWanted })
  return data?.map(({ id, name, nameEn }) => ({
    value: String(id),
    label: (language === 'en' && nameEn) || name,
  }))
}

/** The pile types of the seller, in the same way. */
export function usePileTypeOptions(isWanted = true): readonly Option[] | undefined {
  const { language } = useLanguage()
  const { data } = useRead(pileType.selectAll, {}, { enabled: isWanted })
  return data?.map((type) => ({ value: String(type.id), label: localName(type, language) }))
}
