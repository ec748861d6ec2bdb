import type { TariffPeriod } from '@ampdeck/api/config/cost-model'
import { AxisLines } from '../../charts/charts/axis-lines.tsx'
import { chartColour } from '../../charts/charts/chart-colour.ts'
import { curvesOf } from '../../charts/charts/curves-of.ts'
import { PeriodBands } from '../period-strip/period-bands.tsx'
import styles from './power-soc-curve.module.css'
import type { ChargePoint } from './power-soc-curve.tsx'

const SOC_TICKS = [0, 25, 50, 75, 100]

export interface ChargeDrawingProps {
  /** The area of the values, px. */
  area: { x: number; y: number; width: number; height: number }
  points: readonly ChargePoint[]
  /** Places between 0 and 1. */
  placeAt: (index: number) => number
  events: readonly number[]
  ticks: readonly number[]
  tickText: (watts: number) => string
  /** Writes basis points. */
  percentText: (basisPoints: number) => string
  periods: readonly TariffPeriod[]
  /** Minutes after midnight. */
  window: { from: number; to: number }
  hides: { power: boolean; demand: boolean; soc: boolean }
}

/** The curves of a charge; both axes have the same lines. */
export function ChargeDrawing({
  area,
  points,
  placeAt,
  events,
  ticks,
  tickText,
  percentText,
  periods,
  window,
  hides,
}: ChargeDrawingProps) {
  const top = ticks.at(-1) ?? 1
  const x = (place: number) => area.x + place * area.width
  const at = (share: number) => area.y + area.height * (1 - share)
  const along = (shareOf: (point: ChargePoint) => number | null) =>
    points.map((point, index) => {
      const share = shareOf(point)
      return share === null ? null : { x: x(placeAt(index)), y: at(share) }
    })
  const power = curvesOf(
    along(({ powerW }) => (powerW === null ? null : powerW / top)),
    at(0),
  )
  const soc = along((point) => (point.soc == null ? null : point.soc / 100))
  const socCurve = curvesOf(soc, at(0))
  const demand = along(({ demandW }) => (demandW == null ? null : demandW / top))
  const blue = chartColour('energy')
  const teal = chartColour('teal')

  return (
    <svg aria-hidden="true" width="100%" height={area.y + area.height + 2} className={styles.drawing}>
      <PeriodBands periods={periods} {...window} area={area} look="strong" />
      <AxisLines area={area} ticks={ticks} tickText={tickText} />
      <AxisLines area={area} ticks={SOC_TICKS} tickText={(value) => percentText(value * 100)} side="right" />
      {events.map((place, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an event is its number.
        <path key={nth} d={`M${x(place)} ${area.y}V${at(0)}`} className={styles.mark} />
      ))}
      {!hides.demand && <path d={stepPath(demand)} className={styles.demand} />}
      {!hides.power && (
        <>
          <path d={power.area} fill={blue} fillOpacity="0.09" />
          <path d={power.path} stroke={blue} className={styles.power} data-curve="power" />
          {power.lonely.map((point) => (
            <circle key={point.x} cx={point.x} cy={point.y} r="3" fill={blue} />
          ))}
        </>
      )}
      {!hides.soc && (
        <>
          <path d={socCurve.path} stroke={teal} className={styles.soc} data-curve="soc" />
          {socCurve.lonely.map((point) => (
            <circle key={point.x} cx={point.x} cy={point.y} r="3" fill={teal} />
          ))}
          <SocEnds points={points} places={soc} percentText={percentText} />
        </>
      )}
      {events.map((place, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an event is its number.
        <g key={nth} className={styles.event}>
          <circle cx={x(place)} cy={area.y - 9} r="8" />
          <text x={x(place)} y={area.y - 5.2} textAnchor="middle">
            {nth + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

interface SocEndsProps {
  points: readonly ChargePoint[]
  places: readonly ({ x: number; y: number } | null)[]
  percentText: (basisPoints: number) => string
}

/** The SOC with which the charge began and ended, beside the ends of its line. */
function SocEnds({ points, places, percentText }: SocEndsProps) {
  const first = places.findIndex(Boolean)
  const last = places.findLastIndex(Boolean)

  return [first, last].map((index, nth) => {
    const place = places[index]
    const soc = points[index]?.soc
    if (!place || soc == null || (nth === 1 && first === last)) return null
    return (
      <text
        key={nth === 0 ? 'start' : 'end'}
        x={place.x + (nth === 0 ? -6 : 6)}
        y={place.y + 4}
        textAnchor={nth === 0 ? 'end' : 'start'}
        className={styles.socText}
      >
        {percentText(soc * 100)}
      </text>
    )
  })
}

/** What the vehicle asks for holds until it asks for something else. */
function stepPath(points: readonly ({ x: number; y: number } | null)[]): string {
  let path = ''
  let isOpen = false
  for (const point of points) {
    if (point) path += isOpen ? `H${point.x}V${point.y}` : `M${point.x} ${point.y}`
    isOpen = point !== null
  }
  return path
}
