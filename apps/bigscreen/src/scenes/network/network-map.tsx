import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { type Formats, useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useMemo, useRef } from 'react'
import { useFreshness } from '../../feed/source-context.ts'
import { Mark } from '../../guns/mark.tsx'
import { stationKeyOf, stationMarks } from '../../guns/marks.ts'
import { DotMap } from '../../map/dot-map.tsx'
import { MapLabels } from '../../map/map-labels.tsx'
import { MapMarks } from '../../map/map-marks.tsx'
import { useFrame } from '../../map/map-station.ts'
import type { Box } from '../../map/place-labels.ts'
import { isOnMap } from '../../map/projection.ts'
import { atLeast } from '../../parts/figures.ts'
import { type Area, useArea } from '../../parts/use-area.ts'
import { crowdGroup, crowdOf, type Group, groupsByCity, loadStations } from './cities-of.ts'
import { Flights } from './flights.tsx'
import { Lens } from './lens.tsx'
import { networkTexts } from './network.texts.ts'
import styles from './network-map.module.css'

export interface NetworkMapProps {
  stations: NetworkView['stations']
  /** Guns at which a charge has just begun. */
  started: readonly number[]
  mainCity: string | null
}

/* In pixels of the design: stations nearer than this are parted in the lens, and what no label may cover. */
const APART = 40
const HERO = { width: 520, height: 175 }
const LEGEND = { width: 190, height: 250 }
const LENS = { left: -16, bottom: 38, width: 370, height: 236 }
const MAX_LABELS = 40

/** Where the load is: land that glows, a mark for each station, its city with kW now, and a lens for a crowd. */
export function NetworkMap({ stations, started, mainCity }: NetworkMapProps) {
  const say = useSay()
  const formats = useFormats()
  const { language } = useLanguage()
  const field = useRef<HTMLDivElement>(null)
  const area = useArea(field)
  const shown = useMemo(() => loadStations(stations.filter(isOnMap), language), [stations, language])
  const frame = useFrame(shown, area)
  const isGone = useFreshness() === 'gone'
  const crowd = useMemo(
    () => (frame && area ? crowdOf(shown, frame, APART * area.unit) : []),
    [shown, frame, area],
  )
  const apart = useMemo(() => shown.filter((station) => !crowd.includes(station)), [shown, crowd])
  const lens = crowdGroup(crowd, language)
  const groups = groupsByCity(shown, crowd, language)
  const avoid = useMemo(() => (area ? coveredOf(area, crowd.length > 0) : []), [area, crowd.length])
  const texts = [...(lens ? [lens] : []), ...groups].slice(0, MAX_LABELS).map((group) => ({
    id: group.id,
    label: group.label,
    lng: group.lng,
    lat: group.lat,
    value: kwText(group, formats),
    ...(group === lens && { note: say(networkTexts.enlarged, { count: crowd.length }) }),
  }))

  return (
    <div ref={field} className={styles.field}>
      {area && frame && (
        <>
          <DotMap frame={frame} area={area} stations={shown} />
          <Flights stations={stations} started={started} mainCity={mainCity} frame={frame} area={area} />
          <MapMarks stations={apart} frame={frame} />
          {lens && <Lens stations={crowd} frame={frame} box={lensBox(area)} />}
          <MapLabels texts={texts} frame={frame} area={area} marks={apart} avoid={avoid} />
        </>
      )}
      <ul className="visually-hidden" aria-label={say(networkTexts.stations)}>
        {shown.map(({ id, label, status, ...power }) => (
          <li key={id}>
            {label}{' '}
            {isGone || status === 'unknown' ? '–' : serviceStatus.label(serviceStatus.code[status], language)}{' '}
            {isGone ? '–' : atLeast(power, (w) => `${formats.number(w / 1_000)} kW`)}
          </li>
        ))}
      </ul>
      {!isGone && stations.length === 0 && <p className={styles.empty}>{say(networkTexts.noStations)}</p>}
      <Legend />
    </div>
  )
}

const kwText = (group: Group, { number }: Formats) =>
  group.isReached ? atLeast(group, (w) => number(w / 1_000)) : '–'

function lensBox({ height, unit }: Area): Box {
  return {
    x: LENS.left * unit,
    y: height - (LENS.bottom + LENS.height) * unit,
    width: LENS.width * unit,
    height: LENS.height * unit,
  }
}

/** The number at the top, the legend and the lens. */
function coveredOf(area: Area, hasLens: boolean): readonly Box[] {
  const { width, height, unit } = area
  const legend = { width: LEGEND.width * unit, height: LEGEND.height * unit }
  return [
    { x: 0, y: 0, width: HERO.width * unit, height: HERO.height * unit },
    { x: width - legend.width, y: height - legend.height, ...legend },
    ...(hasLens ? [lensBox(area)] : []),
  ]
}

/** The phases of the moon, from idle to all charging, and what needs somebody. */
function Legend() {
  const say = useSay()
  const { language } = useLanguage()

  return (
    <div className={styles.legend}>
      <h3>{say(networkTexts.legend)}</h3>
      <ul>
        {serviceStatus.codes.map((code) => (
          <li key={code}>
            <Mark {...stationMarks[stationKeyOf(code)]} />
            {serviceStatus.label(code, language)}
          </li>
        ))}
      </ul>
    </div>
  )
}
