import { HOME_DAYS, platformHome } from '@ampdeck/api/statistics/platform-home'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { PageHead, PanelPage } from '@ampdeck/ui/page-head'
import { DashboardFilters } from '../../dashboard/dashboard-filters.tsx'
import { useDashboardFilter } from '../../dashboard/use-dashboard-filter.ts'
import { Awaited } from '../../data/awaited.tsx'
import type { Reading } from '../../data/read-failed.tsx'
import { useRead } from '../../data/use-read.ts'
import { useGreeting } from '../../landing/use-greeting.ts'
import { useLiveRows } from '../../live/use-live-rows.ts'
import { usePageHead } from '../../shell/use-page-head.ts'
import styles from './home.module.css'
import { homeTexts as words } from './home.texts.ts'
import { HomePanelChooser, HomePanels, useHomePanels } from './home-panels.tsx'

/** Half a minute late is early enough for a landing. */
const REFRESH_MS = 30_000

/** The landing after log-in: what waits, what the day has brought, where the person was last. */
export function Page() {
  const say = useSay()
  const { time } = useFormats()
  const { title, day } = useGreeting()
  const { breadcrumb } = usePageHead('home')
  const panels = useHomePanels()
  const filter = useDashboardFilter(HOME_DAYS, 1)
  const summary = useRead(platformHome.summary, {}, { refreshEvery: REFRESH_MS })
  const quick = useRead(
    platformHome.quick,
    { ...filter.of, days: filter.days },
    { refreshEvery: REFRESH_MS, keepsLast: true },
  )
  useLiveRows(['alarm', 'notice'], platformHome.summary)
  const at = summary.data?.at

  return (
    <PanelPage>
      <PageHead
        title={title}
        breadcrumb={breadcrumb}
        actions={
          <>
            <DashboardFilters filter={filter} />
            <HomePanelChooser panels={panels} />
          </>
        }
        description={at ? `${day} · ${say(words.asOf, { time: time(at) })}` : day}
      />
      <div className={styles.page}>
        {!summary.data && <Waiting of={summary} failed={say(words.notRead)} />}
        {!quick.data && <Waiting of={quick} failed={say(words.figuresNotRead)} />}
        <HomePanels
          shown={panels.shown}
          isComing={summary.isPending || quick.isPending}
          filter={filter}
          summary={summary.data}
          quick={quick.data}
        />
      </div>
    </PanelPage>
  )
}

/** What stands for the parts that are not there yet, or could not be read. */
function Waiting({ of, failed }: { of: Reading; failed: string }) {
  return (
    <div className={styles.waiting}>
      <Awaited of={of} title={failed} rows={2} />
    </div>
  )
}
