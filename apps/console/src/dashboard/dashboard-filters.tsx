import { type Text, texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { Segment } from '@ampdeck/ui/segment'
import { useStationOptions } from '../list/station-options.ts'
import { StationChoice } from './station-choice.tsx'
import type { DashboardFilter } from './use-dashboard-filter.ts'

const words = texts({
  today: ['Today', '今日'],
  days: ['{count} days', '近 {count} 天'],
  period: ['Period', '时段'],
  everyStation: ['All {count} stations', '全部 {count} 个场站'],
})

interface DashboardFiltersProps {
  filter: DashboardFilter
  /** What one day is called: today, without it. */
  oneDay?: Text
  /** Off where nothing stands at a station. */
  hasStation?: boolean
}

/** Which station, and how many days. */
export function DashboardFilters({ filter, oneDay = words.today, hasStation = true }: DashboardFiltersProps) {
  const { days, choices, station, setStation, setDays } = filter
  const say = useSay()
  const stations = useStationOptions() ?? []

  return (
    <>
      {hasStation && stations.length > 1 && (
        <StationChoice
          stations={stations}
          value={station}
          none={say(words.everyStation, { count: stations.length })}
          onChange={setStation}
        />
      )}
      <Segment
        label={say(words.period)}
        value={String(days)}
        onChange={(value) => setDays(choices.find((known) => String(known) === value) ?? days)}
        options={choices.map((known) => ({
          value: String(known),
          label: known === 1 ? say(oneDay) : say(words.days, { count: known }),
        }))}
      />
    </>
  )
}
