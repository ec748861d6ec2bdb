import { HOME_DAYS } from '@ampdeck/api/statistics/platform-home'
import { Button } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { Menu } from '@ampdeck/ui/menu'
import { Segment } from '@ampdeck/ui/segment'
import { ChevronDown } from 'lucide-react'
import { useStationOptions } from '../../list/station-options.ts'
import { homeTexts as words } from './home.texts.ts'
import type { HomeFilter } from './use-home-filter.ts'

const EVERY = 'every'

/** Which station, and how many days. */
export function HomeFilters({ filter: { days, station, setStation, setDays } }: { filter: HomeFilter }) {
  const say = useSay()
  const stations = useStationOptions() ?? []
  const items = stations.map(({ value, label }) => ({ id: String(value), label }))
  const chosen = items.find(({ id }) => id === String(station))

  return (
    <>
      {stations.length > 1 && (
        <Menu
          label={say(words.station)}
          trigger={
            <Button>
              {chosen?.label ?? say(words.everyStation, { count: stations.length })}
              <ChevronDown size={16} aria-hidden="true" />
            </Button>
          }
          items={[{ id: EVERY, label: say(words.everyStation, { count: stations.length }) }, ...items]}
          onChoose={(id) => setStation(id === EVERY ? '' : id)}
        />
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
