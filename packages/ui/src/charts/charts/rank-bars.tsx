import { type ReactNode, useMemo } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { ChartFrame, type ChartLook } from '../chart-frame/chart-frame.tsx'
import type { ChartUnit } from '../chart-frame/chart-unit.ts'
import { withUnit } from '../chart-frame/table-data.ts'
import { useChartFormat } from '../chart-frame/use-chart-format.ts'
import { lightTexts } from './chart.texts.ts'
import { type ChartColour, chartColour } from './chart-colour.ts'
import styles from './light-charts.module.css'

/** One place of a ranking. */
export interface Rank {
  name: string
  /** Muted behind the name. */
  note?: ReactNode
  value: number
  /** Its place before; null where it is new, absent where nothing is compared. */
  before?: number | null
  href?: string
}

export interface RankBarsProps extends ChartLook {
  /** Best first. */
  ranks: readonly Rank[]
  unit?: ChartUnit
  colour?: ChartColour
  /** The place of the first row; 1 without it. */
  first?: number
}

/** A ranking as bars: place, name, change of place, value. A list that reads as it looks. */
export function RankBars({ ranks, unit = 'energy', colour = 'energy', first = 1, ...rest }: RankBarsProps) {
  const say = useSay()
  const format = useChartFormat(unit)
  const most = Math.max(0, ...ranks.map(({ value }) => Math.abs(value)))
  const table = useMemo(
    () => ({
      columns: [say(lightTexts.rank), withUnit(say(lightTexts.value), format.unit)],
      rows: ranks.map(({ name, value }, nth) => ({
        head: name,
        cells: [String(first + nth), format.cell(value)],
      })),
    }),
    [ranks, first, say, format],
  )

  return (
    <ChartFrame
      {...rest}
      caption={rest.caption ?? format.unit}
      table={table}
      isEmpty={ranks.length === 0}
      isReadable
    >
      <ol className={styles.ranks} start={first}>
        {ranks.map(({ name, note, value, before, href }, nth) => (
          <li key={name} className={styles.rank}>
            <span className={styles.place}>{first + nth}</span>
            <span className={styles.rankName} title={name}>
              {href ? <a href={href}>{name}</a> : name}
              {note && <span className={styles.rankNote}> {note}</span>}
            </span>
            {before !== undefined && <Change by={before === null ? null : before - first - nth} />}
            <span className={styles.rankTrack} aria-hidden="true">
              <span
                className={styles.rankBar}
                data-negative={value < 0 || undefined}
                style={{
                  width: `${most === 0 ? 0 : (Math.abs(value) / most) * 100}%`,
                  background: chartColour(value < 0 ? 'rust' : colour),
                }}
              />
            </span>
            <span className={styles.rankValue}>{format.cell(value)}</span>
          </li>
        ))}
      </ol>
    </ChartFrame>
  )
}

/** Places won or lost: an arrow and their number, spelt for those who hear it. */
function Change({ by }: { by: number | null }) {
  const say = useSay()
  const words =
    by === null
      ? say(lightTexts.new)
      : by === 0
        ? say(lightTexts.same)
        : say(by > 0 ? lightTexts.risen : lightTexts.fallen, { places: Math.abs(by) })

  return (
    <span className={styles.change} data-change={by === null || by === 0 ? 'none' : by > 0 ? 'up' : 'down'}>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true">
        {by === null ? say(lightTexts.new) : by === 0 ? '–' : `${by > 0 ? '↑' : '↓'}${Math.abs(by)}`}
      </span>
    </span>
  )
}
