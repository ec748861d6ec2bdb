import { LOSS_DAYS, loss } from '@ampdeck/api/statistics/loss'
import { useSay } from '@ampdeck/ui/language'
import { PageHead, PanelPage } from '@ampdeck/ui/page-head'
import styles from '../../../dashboard/dashboard.module.css'
import { DashboardFilters } from '../../../dashboard/dashboard-filters.tsx'
import { useDashboardFilter } from '../../../dashboard/use-dashboard-filter.ts'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { FigureMeanings } from '../../../figures/figure-tile.tsx'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Export } from '../../../timing/export.tsx'
import { lossTexts as words } from './loss-analysis.texts.ts'
import { LossTrendChart, LossWaterfall, NightChart } from './loss-charts.tsx'
import { LossFigures } from './loss-figures.tsx'
import { LossRanking } from './loss-ranking.tsx'

/** What is lost between site meter and piles: trend, stations, where it goes, and the load of the nights (screens.md S183). */
export function Page() {
  const say = useSay()
  const head = usePageHead('LossAnalysis')
  const filter = useDashboardFilter(LOSS_DAYS, 30, 'stationId')
  const input = { ...filter.of, days: filter.days }
  const trend = useRead(loss.trend, input, { keepsLast: true })
  const ranks = useRead(loss.stationRank, input, { keepsLast: true })
  const detail = useRead(loss.detail, input, { keepsLast: true })

  return (
    <PanelPage>
      <PageHead
        {...head}
        actions={
          <>
            <DashboardFilters filter={filter} />
            <Export of={loss.export} />
          </>
        }
      />
      <div className={styles.page}>
        {trend.data ? (
          <>
            <LossFigures trend={trend.data} nights={detail.data} filter={filter} />
            <LossTrendChart trend={trend.data} />
            <div className={styles.row}>
              <LossRanking reading={ranks} period={trend.data} />
              <LossWaterfall trend={trend.data} />
            </div>
            <NightChart reading={detail} />
            <FigureMeanings of={['siteMeterWh', 'auxWh', 'lossWh', 'lossRate']} />
          </>
        ) : (
          <Awaited of={trend} title={say(words.failed)} rows={3} />
        )}
      </div>
    </PanelPage>
  )
}
