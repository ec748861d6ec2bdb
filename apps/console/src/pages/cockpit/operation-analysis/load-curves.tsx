import { serverNow } from '@ampdeck/api/server-clock'
import type { OperationAnalysis } from '@ampdeck/api/statistics/operation-view'
import { texts } from '@ampdeck/api/texts'
import { DAY, formatDate, formatTimestamp, parseTimestamp } from '@ampdeck/api/time'
import { ChartFrame } from '@ampdeck/ui/chart-frame'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { useEmpty, useNames } from '../../../dashboard/analysis-page.tsx'
import styles from './operation-analysis.module.css'

const words = texts({
  curves: ['Mean power by hour of the day', '分时平均功率'],
  power: ['Power', '功率'],
  caption: [
    'kW, energy by the end of the charges ÷ hours; one scale for all groups',
    'kW，按充电结束时间的电量 ÷ 小时数；各分组同一刻度',
  ],
})

const HEIGHT = 130
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

interface LoadCurvesProps {
  of: OperationAnalysis['parts']['hours']
  period: OperationAnalysis['period']
}

/** C8: the day of each group as a small curve, all on one scale. */
export function LoadCurves({ of, period }: LoadCurvesProps) {
  const say = useSay()
  const { power } = useFormats()
  const nameOf = useNames()
  const curves = [...Map.groupBy(of, ({ groups }) => nameOf(groups))].map(([name, points]) => {
    const at = new Map(points.map(({ groups, energyWh }) => [Number(groups[1]?.key), energyWh ?? 0]))
    return { name, values: HOURS.map((_, hour) => Math.round((at.get(hour) ?? 0) / timesOf(hour, period))) }
  })
  const most = Math.max(0, ...curves.flatMap(({ values }) => values))

  return (
    <ChartFrame
      look="panel"
      data-width="whole"
      label={say(words.curves)}
      caption={say(words.caption)}
      state={useEmpty(curves)}
      isEmpty={curves.length === 0}
      isReadable
      table={{
        columns: HOURS,
        rows: curves.map(({ name, values }) => ({ head: name, cells: values.map((w) => power(w)) })),
      }}
    >
      <div className={styles.curves}>
        {curves.map(({ name, values }) => (
          <SeriesChart
            key={name}
            label={name}
            unit="power"
            kind="area"
            height={HEIGHT}
            reach={[most]}
            xLabels={HOURS}
            series={[{ name: say(words.power), values }]}
          />
        ))}
      </div>
    </ChartFrame>
  )
}

/** How often an hour of the day has been in a period until now. */
function timesOf(hour: number, { from, to }: LoadCurvesProps['period']): number {
  const days = Math.round((parseTimestamp(to) - parseTimestamp(from)) / DAY) + 1
  const now = formatTimestamp(serverNow())
  const isToCome = to === formatDate(serverNow()) && hour > Number(now.slice(11, 13))
  return Math.max(1, days - Number(isToCome))
}
