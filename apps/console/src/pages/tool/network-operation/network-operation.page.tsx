import { network } from '@ampdeck/api/statistics/network'
import { HOME_DAYS } from '@ampdeck/api/statistics/platform-home'
import { MINUTE } from '@ampdeck/api/time'
import { useSay } from '@ampdeck/ui/language'
import { PageHead, PanelPage } from '@ampdeck/ui/page-head'
import styles from '../../../dashboard/dashboard.module.css'
import { DashboardFilters } from '../../../dashboard/dashboard-filters.tsx'
import { TrafficChart } from '../../../dashboard/traffic-chart.tsx'
import { useDashboardFilter } from '../../../dashboard/use-dashboard-filter.ts'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { LatencyChart, OnlineChart, ReconnectChart } from './network-charts.tsx'
import { NetworkFigures } from './network-figures.tsx'
import { networkTexts as words } from './network-operation.texts.ts'
import { OfflineRanking } from './offline-ranking.tsx'

/** Whether the piles are reached: online rate, reconnects, answer times and traffic (screens.md S211, T1-T3). */
export function Page() {
  const say = useSay()
  const head = usePageHead('networkOperation')
  const filter = useDashboardFilter(HOME_DAYS, 1)
  const { days, of } = filter
  const again = { refreshEvery: MINUTE, keepsLast: true }
  const summary = useRead(network.summary, { ...of, days }, again)
  const traffic = useRead(network.traffic, of, again)
  const ranks = useRead(network.offlineRank, { ...of, days }, again)

  return (
    <PanelPage>
      <PageHead {...head} actions={<DashboardFilters filter={filter} oneDay={words.hours} />} />
      <div className={styles.page}>
        {summary.data ? (
          <>
            <NetworkFigures
              summary={summary.data}
              traffic={traffic.data}
              days={days}
              station={filter.station}
            />
            <OnlineChart summary={summary.data} days={days} />
            <div className={styles.row}>
              <ReconnectChart summary={summary.data} days={days} station={filter.station} />
              <OfflineRanking reading={ranks} />
            </div>
            <div className={styles.row}>
              <LatencyChart summary={summary.data} days={days} />
              <TrafficChart reading={traffic} />
            </div>
          </>
        ) : (
          <Awaited of={summary} title={say(words.failed)} rows={3} />
        )}
      </div>
    </PanelPage>
  )
}
