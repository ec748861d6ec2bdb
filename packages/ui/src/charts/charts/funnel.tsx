import { useMemo } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { ChartFrame, type ChartLook } from '../chart-frame/chart-frame.tsx'
import { useChartFormat } from '../chart-frame/use-chart-format.ts'
import { lightTexts } from './chart.texts.ts'
import { chartColour } from './chart-colour.ts'
import styles from './light-charts.module.css'
import { shareOf } from './share-of.ts'

export interface FunnelProps extends ChartLook {
  /** In their order: reached, opened, received, used, ordered again. */
  steps: readonly { name: string; value: number }[]
}

/** How many remain after each step, and what each step loses. */
export function Funnel({ steps, ...rest }: FunnelProps) {
  const say = useSay()
  const count = useChartFormat('number')
  const percent = useChartFormat('percent')
  const first = steps[0]?.value ?? 0
  const most = Math.max(0, ...steps.map(({ value }) => value))
  const table = useMemo(
    () => ({
      columns: [say(lightTexts.value), say(lightTexts.ofFirst), say(lightTexts.ofBefore)],
      rows: steps.map(({ name, value }, nth) => ({
        head: name,
        cells: [
          count.cell(value),
          percent.value(shareOf(value, first)),
          percent.value(nth === 0 ? null : shareOf(value, steps[nth - 1]?.value ?? 0)),
        ],
      })),
    }),
    [steps, first, say, count, percent],
  )

  return (
    <ChartFrame {...rest} table={table} isEmpty={most === 0} isReadable>
      <ol className={styles.funnel}>
        {steps.map(({ name, value }, nth) => {
          const before = shareOf(value, steps[nth - 1]?.value ?? 0)
          return (
            <li key={name} className={styles.step}>
              <span className={styles.stepName}>{name}</span>
              <span className={styles.stepTrack} aria-hidden="true">
                <span
                  className={styles.stepBar}
                  style={{
                    width: `${most === 0 ? 0 : Math.max(0.5, (Math.max(0, value) / most) * 100)}%`,
                    background: chartColour('energy'),
                  }}
                />
              </span>
              <span className={styles.stepValue}>{count.cell(value)}</span>
              <span className={styles.stepShare}>{percent.value(shareOf(value, first))}</span>
              <span className={styles.stepLost}>
                {nth > 0 && before !== null && before <= 10_000
                  ? say(lightTexts.lost, { share: percent.value(10_000 - before) })
                  : ''}
              </span>
            </li>
          )
        })}
      </ol>
    </ChartFrame>
  )
}
