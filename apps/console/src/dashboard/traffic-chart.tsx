import type { TrafficDay } from '@ampdeck/api/statistics/network'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { shortTime } from '../figures/stretch.ts'
import { type ReadForChart, stateOf } from './state-of.ts'

export const trafficTexts = texts({
  traffic: ['SIM traffic per day', '每日流量'],
  trafficHint: ['The frames of piles with a SIM card, both ways', '装有物联网卡的电桩上下行报文'],
})

const HEIGHT = 220

/** SIM traffic per day (screens.md T3 and H16). */
export function TrafficChart({ reading }: { reading: ReadForChart<TrafficDay[]> }) {
  const say = useSay()
  const days = reading.data ?? []
  const labels = days.map(({ day }) => shortTime(day))

  return (
    <SeriesChart
      look="panel"
      label={say(trafficTexts.traffic)}
      title={say(trafficTexts.trafficHint)}
      unit="traffic"
      kind="bar"
      height={HEIGHT}
      xLabels={labels}
      incomplete={labels.at(-1)}
      state={stateOf(reading)}
      series={[{ name: say(trafficTexts.traffic), values: days.map(({ gb }) => gb), colour: 'teal' }]}
    />
  )
}
