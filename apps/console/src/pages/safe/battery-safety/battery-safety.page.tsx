import { BATTERY_DAYS, batterySafety } from '@ampdeck/api/statistics/battery-safety'
import { useSay } from '@ampdeck/ui/language'
import { PageHead, PanelPage } from '@ampdeck/ui/page-head'
import styles from '../../../dashboard/dashboard.module.css'
import { DashboardFilters } from '../../../dashboard/dashboard-filters.tsx'
import { useDashboardFilter } from '../../../dashboard/use-dashboard-filter.ts'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { BatteryFigures, OverchargeRanking, RiseByModel, SpreadChart } from './battery-charts.tsx'
import { batteryTexts as words } from './battery-safety.texts.ts'
import { RiskList } from './risk-list.tsx'

/** What cars report of their batteries while they charge, and which of them are at risk (screens.md S112). */
export function Page() {
  const say = useSay()
  const head = usePageHead('batterySafety')
  const filter = useDashboardFilter(BATTERY_DAYS, 30)
  const input = { ...filter.of, days: filter.days }
  const summary = useRead(batterySafety.summary, input, { keepsLast: true })
  const risks = useRead(batterySafety.vinList, input, { keepsLast: true })

  return (
    <PanelPage>
      <PageHead {...head} actions={<DashboardFilters filter={filter} />} />
      <div className={styles.page}>
        {summary.data ? (
          <>
            <BatteryFigures summary={summary.data} days={filter.days} />
            <div className={styles.row}>
              <SpreadChart summary={summary.data} />
              <OverchargeRanking summary={summary.data} />
            </div>
            <RiseByModel summary={summary.data} />
            <RiskList reading={risks} />
          </>
        ) : (
          <Awaited of={summary} title={say(words.failed)} rows={3} />
        )}
      </div>
    </PanelPage>
  )
}
