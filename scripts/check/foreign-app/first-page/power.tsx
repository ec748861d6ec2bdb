import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { use } from 'react'
import { client } from './session.ts'

const halfHours = Array.from(
  { length: 48 },
  (_, n) => `${String(n >> 1).padStart(2, '0')}:${n % 2 ? '30' : '00'}`,
)
let loads: ReturnType<typeof read> | undefined
const read = () => client(monitorStation.stationLoads, {})

export function Power() {
  const say = useSay()
  loads ??= read()
  const stations = use(loads)
  // Null where the time has not come.
  const sum = (day: 'today' | 'yesterday') =>
    halfHours.map((_, n) =>
      stations.some((station) => n < station[day].length)
        ? stations.reduce((watts, station) => watts + (station[day][n] ?? 0), 0)
        : null,
    )

  return (
    <SeriesChart
      label={say(['Power today', '今日功率'])}
      unit="power"
      xLabels={halfHours}
      series={[
        { name: say(['Today', '今日']), values: sum('today') },
        { name: say(['Yesterday', '昨日']), values: sum('yesterday'), colour: 'prev' },
      ]}
    />
  )
}
