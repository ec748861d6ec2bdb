import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import { type AlarmRow, alarm } from '@ampdeck/api/operation/alarm'
import { FilterChips } from '@ampdeck/ui/filter-bar'
import type { ListState } from '@ampdeck/ui/list'
import { listFilters } from '@ampdeck/ui/list-request'
import { useSearchParams } from 'react-router-dom'
import { useRead } from '../../../data/use-read.ts'

/** The alarms of the other filters by level; a chip is that filter. */
export function LevelChips({ list }: { list: ListState<AlarmRow> }) {
  const [search] = useSearchParams()
  const { level: _, ...others } = listFilters(search)
  const counts = useRead(alarm.stat, others).data ?? []

  return (
    <FilterChips
      field="level"
      of={alarmLevel}
      counts={counts.map((of) => ({ code: of.level, count: of.count }))}
      request={list.request}
      onChange={list.change}
    />
  )
}
