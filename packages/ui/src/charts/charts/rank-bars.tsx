import type { ReactNode } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { type ChartColour, chartColour } from '../chart-frame/chart-colour.ts'
import { ChartFrame, type ChartLook } from '../chart-frame/chart-frame.tsx'
import { withUnit } from '../chart-frame/chart-table.tsx'
import { type ChartUnit, useChartFormat } from '../chart-frame/chart-unit.ts'
import { lightTexts } from './chart.texts.ts'
import styles from './light-charts.module.css'
import { clampedShare } from './share-of.ts'

/** One place of a ranking. */
export interface Rank {
  /** Of what has the place; it must differ from the others. */
  name: string
  /** Null where nothing is known: a dash, and no bar. */
  value: number | null
  /** Its place before; null where it is new, absent where nothing is compared. */
  before?: number | null
  /** Where its name leads. */
  href?: string | undefined
}

export interface RankBarsProps extends ChartLook {
  /** Best first. */
  ranks: readonly Rank[]
  /** What the values are, in the unit of the wire; energy in Wh without it. */
  unit?: ChartUnit
  /** Of bars above zero; those below have a colour of their own. That of energy without it. */
  colour?: ChartColour
  /** Whether a place won is good news, as it is unless told; of losses it is not. */
  riseIs?: 'good' | 'bad'
  /** The place of the first row; 1 without it. */
  first?: number
  /** A sentence under the bars, for example what was left out. */
  note?: ReactNode
  /** Off for a distribution, whose rows have an order of their own: no places. */
  hasPlaces?: boolean
}

/** A ranking as bars: place, name, change of place, value. A list that reads as it looks. */
export function RankBars({
  ranks,
  unit = 'energy',
  colour = 'energy',
  riseIs = 'good',
  first = 1,
  hasPlaces = true,
  ...rest
}: RankBarsProps) {
  const say = useSay()
  const format = useChartFormat(unit)
  const most = Math.max(0, ...ranks.map(({ value }) => Math.abs(value ?? 0)))

  return (
    <ChartFrame
      {...rest}
      caption={rest.caption ?? format.unit}
      table={{
        columns: [...(hasPlaces ? [say(lightTexts.rank)] : []), withUnit(say(lightTexts.value), format.unit)],
        rows: ranks.map(({ name, value }, nth) => ({
          head: name,
          cells: [...(hasPlaces ? [String(first + nth)] : []), format.cell(value)],
        })),
      }}
      isEmpty={ranks.length === 0}
      isReadable
    >
      <div className={styles.list}>
        <ol className={styles.rows} start={first} data-places={hasPlaces ? undefined : 'off'}>
          {ranks.map(({ name, value, before, href }, nth) => (
            <li key={name} className={hasPlaces ? styles.rank : styles.bar}>
              {hasPlaces && <span className={styles.part}>{first + nth}</span>}
              <span className={styles.name} title={name}>
                {href ? <a href={href}>{name}</a> : name}
              </span>
              {before !== undefined && (
                <Change by={before === null ? null : before - first - nth} riseIs={riseIs} />
              )}
              <span
                className={styles.track}
                aria-hidden="true"
                data-negative={isNegative(value) || undefined}
              >
                {value !== null && (
                  <span
                    style={{
                      width: `${clampedShare(Math.abs(value), most) * 100}%`,
                      background: chartColour(isNegative(value) ? 'rust' : colour),
                    }}
                  />
                )}
              </span>
              <span className={styles.value}>{format.cell(value)}</span>
            </li>
          ))}
        </ol>
      </div>
    </ChartFrame>
  )
}

const isNegative = (value: number | null) => value !== null && value < 0

/** Places won or lost: an arrow and their number, spelt for those who hear it. */
function Change({ by, riseIs }: { by: number | null; riseIs: 'good' | 'bad' }) {
  const say = useSay()
  if (by === null) return <span className={styles.change}>{say(lightTexts.new)}</span>
  const change = (['fallen', 'same', 'risen'] as const)[Math.sign(by) + 1] ?? 'same'

  return (
    <span
      className={styles.change}
      data-news={by === 0 ? undefined : by > 0 === (riseIs === 'good') ? 'good' : 'bad'}
    >
      <span className="visually-hidden">{say(lightTexts[change], { places: Math.abs(by) })}</span>
      <span aria-hidden="true">{by === 0 ? '–' : `${by > 0 ? '↑' : '↓'}${Math.abs(by)}`}</span>
    </span>
  )
}
