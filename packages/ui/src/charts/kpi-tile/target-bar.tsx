import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { type ChartColour, chartColour } from '../chart-frame/chart-colour.ts'
import { type ChartUnit, useChartFormat } from '../chart-frame/chart-unit.ts'
import { lightTexts } from '../charts/chart.texts.ts'
import { meterProps } from '../charts/meter-props.ts'
import { clampedShare } from '../charts/share-of.ts'
import styles from './kpi-tile.module.css'

export interface TargetBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the target is called, above the bar and as the name of the meter: “Target”. */
  label: string
  /** What there is, in the unit of the wire. Null where nothing is known: a dash and an empty bar. */
  value: number | null
  /** What there should be, in the same unit. */
  target: number
  /** What the values are, in the unit of the wire; money in fen without it. */
  unit?: ChartUnit
  /** Of the bar; that of fees without it. */
  colour?: ChartColour
}

/** How far a value is on the way to its target; the mark of the target stays when it is passed. */
export function TargetBar({
  label,
  value,
  target,
  unit = 'money',
  colour = 'fee',
  className,
  ...rest
}: TargetBarProps) {
  const say = useSay()
  const format = useChartFormat(unit)
  const end = Math.max(target, value ?? 0, 1)
  const words = { value: format.cell(value), target: format.value(target) }
  const text = say(['{value} of {target}', '{value} / {target}'], words)
  const unknown = say(lightTexts.unknown)
  const placeOf = (one: number) => `${clampedShare(one, end) * 100}%`

  return (
    <div {...rest} className={clsx(styles.target, className)}>
      <span>{label}</span>
      <span className={styles.targetText}>{text}</span>
      <div {...meterProps({ label, value, max: end, text, unknown })} className={styles.track}>
        <span
          className={styles.bar}
          style={{ width: placeOf(value ?? 0), background: chartColour(colour) }}
        />
        <span className={styles.mark} style={{ left: placeOf(target) }} />
      </div>
    </div>
  )
}
