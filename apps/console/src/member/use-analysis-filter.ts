import { ANALYSIS_DAYS } from '@ampdeck/api/statistics/user-analysis'
import { DAY, formatDate, parseTimestamp } from '@ampdeck/api/time'
import { useDashboardFilter } from '../dashboard/use-dashboard-filter.ts'
import { useToday } from '../data/use-today.ts'

const USUAL = 30

/** Which days and which station an analysis is of, as its calls and its links take them. */
export function useAnalysisFilter() {
  const choice = useDashboardFilter(ANALYSIS_DAYS, USUAL, 'stationId')
  const { days, of } = choice
  const to = useToday()
  const from = formatDate(parseTimestamp(to) - (days - 1) * DAY)
  const station = of.stationId === undefined ? undefined : String(of.stationId)

  return {
    choice,
    days,
    station,
    asked: { days, ...(of.stationId !== undefined && { stationId: [of.stationId] }) },
    /** The first and the last of the days. */
    span: { from, to },
  }
}
