import { operationView } from '@ampdeck/api/statistics/operation-view'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { Loading } from '@ampdeck/ui/state-panel'
import { lazy, Suspense } from 'react'
import { useRead } from '../../../data/use-read.ts'

/** The chart library comes only where a chart is drawn. */
const SeriesChart = lazy(async () => ({ default: (await import('@ampdeck/ui/series-chart')).SeriesChart }))

const words = texts({
  title: ['Energy by hour', '分时电量'],
  today: ['Today', '今日'],
  yesterday: ['Yesterday', '昨日'],
})

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** What the station has delivered per hour, against yesterday. */
export function EnergyToday({ stationId }: { stationId: number }) {
  const say = useSay()
  const { data } = useRead(operationView.stationHours, { id: stationId })

  return (
    <Suspense fallback={<Loading />}>
      {data && (
        <SeriesChart
          label={say(words.title)}
          look="panel"
          unit="energy"
          xLabels={HOURS}
          series={[
            { name: say(words.today), values: data.today },
            { name: say(words.yesterday), values: data.yesterday, colour: 'prev' },
          ]}
        />
      )}
    </Suspense>
  )
}
