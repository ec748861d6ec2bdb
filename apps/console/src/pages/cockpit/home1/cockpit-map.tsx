import type { CockpitView } from '@ampdeck/api/statistics/operation-view'
import { Button } from '@ampdeck/ui/button'
import { Panel } from '@ampdeck/ui/detail'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { Menu } from '@ampdeck/ui/menu'
import { StationMap } from '@ampdeck/ui/station-map'
import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddressValues } from '../../../dashboard/use-address-values.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { paths } from '../../../session/paths.ts'
import { citiesOf } from '../../../station-monitor/board-order.ts'
import { mapStation } from '../../../station-monitor/map-station.ts'
import styles from './home1.module.css'
import { cockpitTexts as words } from './home1.texts.ts'

const EVERY = 'every'
const NONE: ReadonlySet<number> = new Set()

/** C2: the stations as large as their energy of today; a city shows its own alone, and a station leads to its detail. */
export function CockpitMap({ stations }: { stations: CockpitView['stations'] }) {
  const say = useSay()
  const { language } = useLanguage()
  const { energy } = useFormats()
  const navigate = useNavigate()
  const detail = useAddress()('StationMonitorDetail')
  const [search, set] = useAddressValues()
  const city = search.get('city') ?? ''
  const choices = [
    { id: EVERY, label: say(words.everyCity) },
    ...citiesOf(stations).map(({ code, name, nameEn, count }) => ({
      id: code,
      label: `${language === 'en' ? nameEn : name} ${count}`,
    })),
  ]
  const shown = useMemo(() => {
    const of = stations.filter(({ cityCode }) => city === '' || cityCode === city)
    const most = Math.max(1, ...of.map(({ energyWh }) => energyWh))
    return of.map((station) => ({
      ...mapStation(station, language === 'en'),
      weight: station.energyWh / most,
      note: say(words.todayHere, { kwh: energy(station.energyWh, 0) }),
    }))
  }, [stations, city, language, say, energy])

  return (
    <Panel
      className={styles.box}
      title={say(words.map)}
      tools={
        <Menu
          label={say(words.cities)}
          trigger={
            <Button size="small">
              {choices.find(({ id }) => id === (city || EVERY))?.label ?? say(words.everyCity)}
              <ChevronDown size={16} aria-hidden="true" />
            </Button>
          }
          items={choices}
          onChoose={(id) => set({ city: id === EVERY ? '' : id })}
        />
      }
    >
      {/* A city is looked at as a whole first, wherever the map was moved before. */}
      <StationMap
        key={city}
        className={styles.map}
        stations={shown}
        selected={NONE}
        onSelect={([id]) => {
          if (id !== undefined && detail) void navigate(paths.station(id))
        }}
      />
    </Panel>
  )
}
