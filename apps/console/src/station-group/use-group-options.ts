import { stationGroup } from '@ampdeck/api/config/station-group'
import { useLanguage } from '@ampdeck/ui/language'
import type { Option } from '@ampdeck/ui/list'
import { useRead } from '../data/use-read.ts'

/** The seller's station groups, for filters. */
export function useGroupOptions(): readonly Option[] {
  const { language } = useLanguage()
  const { data = [] } = useRead(stationGroup.selectAll, {})
  return data.map(({ id, name, nameEn }) => ({
    value: String(id),
    label: (language === 'en' && nameEn) || name,
  }))
}
