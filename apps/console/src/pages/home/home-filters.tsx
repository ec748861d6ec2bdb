import { HOME_DAYS } from '@ampdeck/api/statistics/platform-home'
import { Select } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { Segment } from '@ampdeck/ui/segment'
import { useStationOptions } from '../../list/station-options.ts'
import { homeTexts as words } from './home.texts.ts'
import type { HomeFilter } from './use-home-filter.ts'

/** Which station, and how many days. */
export function HomeFilters({ filter: { days, station, setStation, setDays } }: { filter: HomeFilter }) {
  const say = useSay()
  const stations = useStationOptions() ?? []

  return (
    <>
      {stations.length > 1 && (
        <Select
          size="bar"
          aria-label={say(words.station)}
          value={station}
          onChange={(event) => setStation(event.target.value)}
        >
          <option value="">{say(words.everyStation, { count: stations.length })}</option>
          {stations.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
      <Segment
        label={say(words.period)}
        value={String(days)}
        onChange={(value) => setDays(HOME_DAYS.find((known) => String(known) === value) ?? 1)}
        options={HOME_DAYS.map((known) => ({
          value: String(known),
          label: known === 1 ? say(words.today) : say(words.days, { count: known }),
        }))}
      />
    </>
  )
}
