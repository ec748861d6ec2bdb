import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { useStationOptions } from '../list/station-options.ts'
import { PeriodChoice, type PeriodChoiceProps } from './period-choice.tsx'
import { StationChoice } from './station-choice.tsx'

const words = texts({ everyStation: ['All {count} stations', '全部 {count} 个场站'] })

/** Which station, and how many days. */
export function DashboardFilters({ filter, ...rest }: PeriodChoiceProps) {
  const { station, setStation } = filter
  const say = useSay()
  const stations = useStationOptions() ?? []

  return (
    <>
      {stations.length > 1 && (
        <StationChoice
          stations={stations}
          value={station}
          none={say(words.everyStation, { count: stations.length })}
          onChange={setStation}
        />
      )}
      <PeriodChoice filter={filter} {...rest} />
    </>
  )
}
