import { type OccupyPrice, occupyFeeOf } from '@ampdeck/api/billing/occupy'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './formula-preview.module.css'
import { formulaTexts as t } from './formula-preview.texts.ts'

export interface OccupyStairsProps {
  /** With the grace of the grade already in its free minutes. */
  rule: OccupyPrice
  /** The example, in minutes. */
  minutes: number
  feeFen: number
}

const WIDTH = 400
const HEIGHT = 96
const BASE = 78

/** The fee over time: flat while it is free, then up step by step to the cap; a dot where the example stands. */
export function OccupyStairs({ rule, minutes, feeFen }: OccupyStairsProps) {
  const say = useSay()
  const { money } = useFormats()
  const toCap = rule.stepFen > 0 ? Math.ceil(rule.capFen / rule.stepFen) : 0
  // Far enough to see the example and what comes after it, not so far that the steps become a line.
  const end = Math.max(rule.freeMinutes + rule.stepMinutes * Math.min(toCap + 1, 8), minutes * 1.15, 60)
  const stairs = stairsOf(rule, end)
  const top = Math.max(rule.stepFen, feeFen, stairs.at(-1)?.feeFen ?? 0, 1)
  const x = (minute: number) => (minute / end) * WIDTH
  const y = (fen: number) => BASE - (fen / top) * (BASE - 16)
  const line = stairs
    .map(({ from, feeFen: fen }, index) => `${index ? `H${x(from)}V` : 'M0 '}${y(fen)}`)
    .join('')
  // To the left of the example the stairs are lower: there is room for its figure.
  const isLeft = minutes > end * 0.2

  return (
    <svg
      role="img"
      aria-label={say(t.stairs, {
        free: rule.freeMinutes,
        price: money(rule.stepFen),
        step: rule.stepMinutes,
        cap: money(rule.capFen),
        minutes,
        fee: money(feeFen),
      })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.stairs}
    >
      <rect
        className={styles.free}
        x="0"
        y="8"
        width={x(Math.min(rule.freeMinutes, end))}
        height={BASE - 8}
      />
      <path className={styles.area} d={`${line}H${WIDTH}V${BASE}H0Z`} />
      <path className={styles.line} d={`${line}H${WIDTH}`} />
      <path className={styles.axis} d={`M0 ${BASE}H${WIDTH}`} />
      <path className={styles.now} d={`M${x(minutes)} 8V${BASE}`} />
      <circle className={styles.dot} cx={x(minutes)} cy={y(feeFen)} r="4" />
      <text
        className={styles.value}
        x={x(minutes) + (isLeft ? -7 : 7)}
        y={isLeft ? Math.max(y(feeFen) - 7, 12) : 16}
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {money(feeFen)}
      </text>
      <text x="0" y={HEIGHT - 4}>
        0
      </text>
      <text x={x(rule.freeMinutes)} y={HEIGHT - 4} textAnchor="middle">
        {rule.freeMinutes > 0 && rule.freeMinutes < end * 0.85 ? rule.freeMinutes : ''}
      </text>
      <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
        {say(t.minutesResult, { minutes: Math.round(end) })}
      </text>
    </svg>
  )
}

/** Where the fee rises, from nothing to the cap: minute and fee from there on. */
export function stairsOf(price: OccupyPrice, untilMinutes: number): { from: number; feeFen: number }[] {
  const stairs = [{ from: 0, feeFen: 0 }]
  for (let from = price.freeMinutes; from < untilMinutes; from += price.stepMinutes) {
    const feeFen = occupyFeeOf(price, from + 1).feeFen
    if (feeFen === stairs.at(-1)?.feeFen) break
    stairs.push({ from, feeFen })
  }
  return stairs
}
