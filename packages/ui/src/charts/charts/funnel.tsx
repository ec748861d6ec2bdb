import { useSay } from '../../foundation/language/use-say.ts'
import { chartColour } from '../chart-frame/chart-colour.ts'
import { ChartFrame, type ChartLook } from '../chart-frame/chart-frame.tsx'
import { useChartFormat } from '../chart-frame/chart-unit.ts'
import { lightTexts } from './chart.texts.ts'
import styles from './light-charts.module.css'
import { clampedShare, shareOf } from './share-of.ts'

export interface FunnelProps extends ChartLook {
  /** In their order: reached, opened, received, used, ordered again. Values are plain counts. */
  steps: readonly { name: string; value: number }[]
}

/** How many remain after each step, and what each step loses. */
export function Funnel({ steps, ...rest }: FunnelProps) {
  const say = useSay()
  const count = useChartFormat('number')
  const percent = useChartFormat('percent')
  const most = Math.max(0, ...steps.map(({ value }) => value))
  const rows = steps.map(({ name, value }, nth) => ({
    name,
    width: clampedShare(value, most),
    text: count.cell(value),
    ofFirst: percent.value(shareOf(value, steps[0]?.value ?? 0)),
    ofBefore: shareOf(value, steps[nth - 1]?.value ?? 0),
  }))

  return (
    <ChartFrame
      {...rest}
      table={{
        columns: [say(lightTexts.value), say(lightTexts.ofFirst), say(lightTexts.ofBefore)],
        rows: rows.map(({ name, text, ofFirst, ofBefore }) => ({
          head: name,
          cells: [text, ofFirst, percent.value(ofBefore)],
        })),
      }}
      isEmpty={most === 0}
      isReadable
    >
      <ol className={styles.list}>
        {rows.map(({ name, width, text, ofFirst, ofBefore }, nth) => (
          <li key={name} className={styles.step}>
            <span className={styles.name}>{name}</span>
            <span className={styles.track} aria-hidden="true">
              <span
                style={{
                  width: `${Math.max(0.5, width * 100)}%`,
                  opacity: Math.max(0.46, 1 - nth * 0.14),
                  background: chartColour('energy'),
                }}
              />
            </span>
            <span className={styles.value}>{text}</span>
            <span className={styles.part}>{ofFirst}</span>
            <span className={styles.part}>
              {ofBefore !== null && ofBefore <= 10_000
                ? say(lightTexts.lost, { share: percent.value(10_000 - ofBefore) })
                : ''}
            </span>
          </li>
        ))}
      </ol>
    </ChartFrame>
  )
}
