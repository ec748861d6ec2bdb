import { station } from '@ampdeck/api/config/station'
import { useLanguage } from '@ampdeck/ui/language'
import { useMemo } from 'react'
import { useRead } from '../data/use-read.ts'

/** All stations for a transfer list. Before they are there it would take every chosen one for one that may not be seen. */
export function useStationChoices() {
  const { language } = useLanguage()
  const { data } = useRead(station.selectAll, {})
  return useMemo(
    () =>
      data?.map(({ id, code, name, nameEn }) => ({
        value: id,
        label: (language === 'en' && nameEn) || name,
        detail: code,
      })),
    [data, language],
  )
}
