import { provinceName } from '@ampdeck/api/config/city'
import { serverNow } from '@ampdeck/api/server-clock'
import type { NetworkDay } from '@ampdeck/api/statistics/big-screen/network'
import { operationView } from '@ampdeck/api/statistics/operation-view'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useMemo, useState } from 'react'
import type { Feed } from '../../feed/feed.ts'
import { freshnessOf, type Source } from '../../feed/source.ts'
import { useSource } from '../../feed/use-source.ts'
import { Mark } from '../../guns/mark.tsx'
import { stationMarks } from '../../guns/marks.ts'
import { energyOf, powerSumOf, scaledText } from '../../parts/figures.ts'
import { Reading } from '../../parts/reading.tsx'
import { SceneRoom } from '../../parts/scene-room.tsx'
import { isMotionWanted } from '../../parts/use-rolling.ts'
import { Callout } from '../../solid/callouts.tsx'
import { SolidStage } from '../../solid/solid-stage.tsx'
import { useTick } from '../../time/use-tick.ts'
import { loadStations, togetherOf } from '../network/cities-of.ts'
import type { SceneProps } from '../scene.ts'
import { cityTexts } from './city.texts.ts'
import { CityModel } from './city-model.tsx'
import styles from './city-scene.module.css'
import { Flight } from './flight.tsx'
import {
  type CityStation,
  extentOf,
  type Ground,
  groundOf,
  leadingProvince,
  type Stop,
  stopAt,
  viewAt,
} from './ground.ts'

/** As many names as the picture has room for, and as many stations as the list has. */
const MAX_NAMES = 8
const MAX_ROWS = 10

/** Fog hides the edges of the land: how far off it begins, and hides all. */
const FOG = { country: [115, 200], province: [52, 104] } as const

/** The stations of the leading province as columns on its land. */
export function CityScene({ feed }: SceneProps) {
  const source = useSource(operationView.bigScreenNetwork, {})
  return <CitySceneView feed={feed} source={source} />
}

export interface CitySceneViewProps {
  feed: Feed
  source: Source<NetworkDay>
}

export function CitySceneView({ feed, source }: CitySceneViewProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [begun] = useState(() => serverNow())
  const stop = useTick((now): Stop => (isMotionWanted() ? stopAt((now - begun) / 1_000) : 'province'))
  const freshness = useTick((now) => freshnessOf(feed, now))
  const all = useMemo(() => {
    const energies = new Map(source.view?.stations.map(({ id, energyWh }) => [id, energyWh]))
    return loadStations(feed.view?.stations ?? [], language).map(
      (station): CityStation => ({ ...station, energyWh: energies.get(station.id) ?? 0 }),
    )
  }, [feed.view, source.view, language])
  const province = useMemo(() => leadingProvince(all), [all])
  const extent = extentOf(stop)
  const isCountry = extent === 'country'
  const shown = isCountry ? all : province
  const ground = useMemo(() => groundOf(shown, extent), [shown, extent])
  const [first] = province
  const name = first ? provinceName(first.cityCode, language) : ''

  return (
    <SceneRoom source={feed} className={styles.scene}>
      <Picture
        key={extent}
        ground={ground}
        stop={stop}
        isLive={freshness === 'fresh'}
        label={say(cityTexts.picture, { name: isCountry ? say(cityTexts.country) : name })}
      />
      <Today name={isCountry ? say(cityTexts.country) : name} stations={shown} feed={feed} />
      <Way stop={stop} names={[say(cityTexts.country), name, ground.columns[0]?.station.label ?? '']} />
    </SceneRoom>
  )
}

function Picture({
  ground,
  stop,
  isLive,
  label,
}: {
  ground: Ground
  stop: Stop
  isLive: boolean
  label: string
}) {
  const say = useSay()
  const { number } = useFormats()
  const view = viewAt(stop, ground)
  const [[x, y, z]] = useState(view.from)
  const named = ground.columns.slice(0, MAX_NAMES)
  const most = named[0]?.station.energyWh ?? 0

  return (
    <SolidStage
      label={label}
      camera={[x, y * 1.15, z * 1.2]}
      fov={28}
      shadowReach={40}
      fog={FOG[extentOf(stop)]}
      freeLeft={400}
      fallback={<p className={styles.flat}>{say(cityTexts.noSolids)}</p>}
      anchors={named.map(({ station, x, z, height }) => ({
        key: `station${station.id}`,
        at: [x, height, z] as const,
      }))}
      callouts={
        isLive &&
        named.map(({ station }) => {
          const { parts, colour } = stationMarks[station.status]
          const { value, decimals } = energyOf(station.energyWh, most)
          return (
            <Callout key={station.id} of={`station${station.id}`} colour="var(--text-3)">
              <Mark parts={parts} colour={colour} /> {station.label} <b>{number(value, decimals)}</b>
            </Callout>
          )
        })
      }
    >
      <CityModel ground={ground} isLive={isLive} />
      <Flight view={view} />
    </SolidStage>
  )
}

/** What the province or the country has charged today, and its stations. */
function Today({ name, stations, feed }: { name: string; stations: readonly CityStation[]; feed: Feed }) {
  const say = useSay()
  const formats = useFormats()
  const guns = useMemo(
    () => new Map(feed.view?.stations.map((one) => [one.id, one.guns.length])),
    [feed.view],
  )
  const energyWh = stations.reduce((sum, of) => sum + of.energyWh, 0)
  const rows = stations.toSorted((a, b) => b.energyWh - a.energyWh).slice(0, MAX_ROWS)
  const most = rows[0]?.energyWh ?? 0

  return (
    <div className={styles.today} data-written>
      <h2 className={styles.name}>{name || say(cityTexts.noStations)}</h2>
      <p className={styles.quiet}>{say(cityTexts.energyToday)}</p>
      <Reading {...energyOf(energyWh)} size="hero" />
      <p className={styles.quiet}>
        {say(cityTexts.loadNow, {
          load: scaledText(powerSumOf(togetherOf(stations)), formats),
          stations: say(cityTexts.stations, { count: stations.length }),
          guns: say(cityTexts.guns, {
            count: stations.reduce((sum, { id }) => sum + (guns.get(id) ?? 0), 0),
          }),
        })}
      </p>
      <ol className={styles.stations}>
        {rows.map(({ id, label, status, energyWh: charged, ...own }) => {
          const { parts, colour } = stationMarks[status]
          const { value, decimals } = energyOf(charged, most)
          return (
            <li key={id}>
              <Mark parts={parts} colour={colour} />
              <span>{label}</span>
              <span className={styles.quiet}>{scaledText(powerSumOf(own), formats)}</span>
              <b>{formats.number(value, decimals)}</b>
            </li>
          )
        })}
      </ol>
      {rows.length > 0 && (
        <p className={styles.note}>{say(cityTexts.height, { unit: energyOf(0, most).unit })}</p>
      )}
    </div>
  )
}

const STOPS: readonly Stop[] = ['country', 'province', 'station']

/** Where the flight is: country, province, station. */
function Way({ stop, names }: { stop: Stop; names: readonly string[] }) {
  return (
    <ol className={styles.way} data-written>
      {STOPS.map((one, index) => (
        <li key={one} aria-current={one === stop ? 'step' : undefined}>
          {names[index]}
        </li>
      ))}
    </ol>
  )
}
