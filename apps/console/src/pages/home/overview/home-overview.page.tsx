import { HOME_DAYS, platformHome } from '@ampdeck/api/statistics/platform-home'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { DashboardFilters } from '../../../dashboard/dashboard-filters.tsx'
import { DashboardPage } from '../../../dashboard/dashboard-page.tsx'
import { useDashboardFilter } from '../../../dashboard/use-dashboard-filter.ts'
import { useRead } from '../../../data/use-read.ts'
import { FigureMeanings } from '../../../figures/figure-tile.tsx'
import { LiveLamp } from '../../../live/live-lamp.tsx'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { Figures } from '../figures.tsx'
import { GunsRing } from '../guns-ring.tsx'
import { LoadPanel } from '../load-panel.tsx'
import { ServiceTable } from './service-table.tsx'

const words = texts({ failed: ['The overview could not be loaded', '总览加载失败'] })

const REFRESH_MS = 30_000
const FIGURES = ['energyWh', 'orders', 'incomeFen', 'timeUsed'] as const

/** The day of the network or of one station: H1 to H4 (screens.md S019). */
export function Page() {
  const say = useSay()
  const filter = useDashboardFilter(HOME_DAYS, 1)
  const { days, of } = filter
  const quick = useRead(platformHome.quick, { ...of, days }, { refreshEvery: REFRESH_MS, keepsLast: true })
  useLiveRows(['gun', 'order'], platformHome.quick)

  return (
    <DashboardPage
      id="homeOverview"
      of={quick}
      failed={say(words.failed)}
      actions={
        <>
          <LiveLamp />
          <DashboardFilters filter={filter} />
        </>
      }
    >
      {(read) => (
        <>
          <div data-width="whole">
            <Figures quick={read} days={days} />
          </div>
          <div data-width="whole">
            <LoadPanel filter={filter} />
          </div>
          {read.guns && <GunsRing guns={read.guns} at={read.at} stationId={of.stationId} />}
          <ServiceTable of={of} />
          <FigureMeanings data-width="whole" of={FIGURES} />
        </>
      )}
    </DashboardPage>
  )
}
