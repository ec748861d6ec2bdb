import { gunStatus, serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { type KnownPower, knownPower } from '@ampdeck/api/known-power'
import type { NetworkDay } from '@ampdeck/api/statistics/big-screen/network'
import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { Mark } from '../../guns/mark.tsx'
import { stationKeyOf, stationMarks } from '../../guns/marks.ts'
import { atLeast } from '../../parts/figures.ts'
import { Panel } from '../../parts/panel.tsx'
import { stationName } from '../../parts/station-name.ts'
import { networkTexts } from './network.texts.ts'
import styles from './station-board.module.css'

/** Two columns of twelve; a seller with more stations sees those with the highest load. */
const MAX_ROWS = 24

/** All stations by their load now, on walls that are two screens wide. */
export function StationBoard({
  stations,
  day,
}: {
  stations: NetworkView['stations']
  day: NetworkDay['stations']
}) {
  const say = useSay()
  const rows = stations
    .map((station) => ({ station, ...knownPower(station.guns.map((gun) => gun.powerW)) }))
    .sort((a, b) => b.powerW - a.powerW)
    .slice(0, MAX_ROWS)
  const dayOf = new Map(day.map((of) => [of.id, of]))
  const highest = Math.max(1, ...rows.map(({ powerW }) => powerW))

  return (
    <Panel
      title={[networkTexts.station, networkTexts.loadNow, networkTexts.gunsCharging, networkTexts.energyMwh]
        .map((text) => say(text))
        .join(' · ')}
    >
      <ol className={styles.board}>
        {rows.map(({ station, powerW, powerUnknown }) => (
          <BoardRow
            key={station.id}
            station={station}
            power={{ powerW, powerUnknown }}
            share={powerW / highest}
            day={dayOf.get(station.id)}
          />
        ))}
      </ol>
    </Panel>
  )
}

interface BoardRowProps {
  station: NetworkView['stations'][number]
  power: KnownPower
  /** Of the highest load, 0 to 1. */
  share: number
  day: NetworkDay['stations'][number] | undefined
}

function BoardRow({ station, power, share, day }: BoardRowProps) {
  const { language } = useLanguage()
  const { number } = useFormats()
  const isGone = useFreshness() === 'gone'
  const mark = stationMarks[isGone ? 'unknown' : stationKeyOf(station.serviceStatus)]
  const charging = station.guns.filter(({ status }) => status === gunStatus.code.charging).length

  return (
    <li className={styles.row}>
      <Mark {...mark} />
      <span className={styles.name}>
        <span className="visually-hidden">{serviceStatus.label(station.serviceStatus, language)}</span>
        {stationName(station, language)}
      </span>
      <span className={styles.track}>
        <span style={{ width: `${isGone ? 0 : share * 100}%` }} />
      </span>
      <span className={styles.value}>
        {isGone ? '–' : atLeast(power, (w) => number(w / 1_000))}
        {day && <small> / {number(day.limitW / 1_000)}</small>}
      </span>
      <span className={styles.guns}>
        {isGone ? '–' : charging} / {station.guns.length}
      </span>
      <span className={styles.value}>{isGone || !day ? '–' : number(day.energyWh / 1_000_000, 2)}</span>
    </li>
  )
}
