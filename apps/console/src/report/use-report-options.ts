import { operatingUnit } from '@ampdeck/api/config/operating-unit'
import { reportGroup } from '@ampdeck/api/config/report-group'
import { localName } from '@ampdeck/api/texts'
import { useLanguage } from '@ampdeck/ui/language'
import type { Option } from '@ampdeck/ui/list'
import { useRead } from '../data/use-read.ts'
import { useStationOptions } from '../list/station-options.ts'

/** The stations, report groups and operating units by which reports are filtered. */
export function useReportOptions() {
  const { language } = useLanguage()
  const named = (found: readonly { id: number; name: string; nameEn?: string | null }[] | undefined) =>
    found?.map(
      (one): Option => ({ value: String(one.id), label: localName({ nameEn: null, ...one }, language) }),
    )
  return {
    stations: useStationOptions(),
    reportGroups: named(useRead(reportGroup.selectAll, {}).data),
    operatingUnits: named(useRead(operatingUnit.selectAll, {}).data),
  }
}
