import { ALARM_DAYS, homeEquipment } from '@ampdeck/api/statistics/home-equipment'
import { analysis, network } from '@ampdeck/api/statistics/network'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { DashboardFilters } from '../../../dashboard/dashboard-filters.tsx'
import { DashboardPage } from '../../../dashboard/dashboard-page.tsx'
import { TrafficChart } from '../../../dashboard/traffic-chart.tsx'
import { useDashboardFilter } from '../../../dashboard/use-dashboard-filter.ts'
import { useRead } from '../../../data/use-read.ts'
import { FigureMeanings } from '../../../figures/figure-tile.tsx'
import { AlarmChart, PileChart, RateChart } from './equipment-charts.tsx'

const words = texts({ failed: ['The equipment could not be loaded', '设备监控加载失败'] })

const REFRESH_MS = 30_000

/** Whether the equipment can be used: H13 to H16 (screens.md S023). */
export function Page() {
  const say = useSay()
  const filter = useDashboardFilter(ALARM_DAYS, 7)
  const { days, of, station } = filter
  const again = { refreshEvery: REFRESH_MS, keepsLast: true }
  const summary = useRead(homeEquipment.summary, { ...of, days }, again)
  const isOne = of.stationId !== undefined
  const traffic = useRead(analysis.monthBar, {}, { ...again, enabled: !isOne })
  const ofStation = useRead(network.traffic, of, { ...again, enabled: isOne })

  return (
    <DashboardPage
      id="homeEquipment"
      of={summary}
      failed={say(words.failed)}
      actions={<DashboardFilters filter={filter} />}
    >
      {(read) => (
        <>
          <RateChart of={read} station={station} />
          <AlarmChart of={read} days={days} station={station} />
          <PileChart of={read} station={station} />
          <TrafficChart reading={isOne ? ofStation : traffic} />
          <FigureMeanings data-width="whole" of={['onlineRate', 'available', 'alarms', 'piles']} />
        </>
      )}
    </DashboardPage>
  )
}
