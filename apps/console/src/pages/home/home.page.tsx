import { type HomeQuick, platformHome } from '@ampdeck/api/statistics/platform-home'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { PageHead } from '@ampdeck/ui/page-head'
import { Suspense } from 'react'
import { Awaited } from '../../data/awaited.tsx'
import type { Reading } from '../../data/read-failed.tsx'
import { useRead } from '../../data/use-read.ts'
import { RecentList } from '../../landing/recent-list.tsx'
import { useGreeting } from '../../landing/use-greeting.ts'
import { useLiveRows } from '../../live/use-live-rows.ts'
import { lazyOf } from '../../shell/lazy-of.ts'
import { usePageHead } from '../../shell/use-page-head.ts'
import { Figures } from './figures.tsx'
import { GunsRing } from './guns-ring.tsx'
import styles from './home.module.css'
import { homeTexts as words } from './home.texts.ts'
import { HomeFilters } from './home-filters.tsx'
import { NeedyStations } from './needy-stations.tsx'
import { TodoStrip } from './todo-strip.tsx'
import { type HomeFilter, useHomeFilter } from './use-home-filter.ts'

const FeeChart = lazyOf(() => import('./fee-chart.tsx'), 'FeeChart')
const LoadPanel = lazyOf(() => import('./load-panel.tsx'), 'LoadPanel')

/** Half a minute late is early enough for a landing. */
const REFRESH_MS = 30_000

/** The landing after log-in: what waits, what the day has brought, where the person was last. */
export function Page() {
  const say = useSay()
  const { time } = useFormats()
  const { title, day } = useGreeting()
  const { breadcrumb } = usePageHead('home')
  const summary = useRead(platformHome.summary, {}, { refreshEvery: REFRESH_MS })
  const filter = useHomeFilter()
  useLiveRows(['alarm', 'notice'], platformHome.summary)
  const at = summary.data?.at

  return (
    <>
      <PageHead
        title={title}
        breadcrumb={breadcrumb}
        actions={<HomeFilters filter={filter} />}
        description={at ? `${day} · ${say(words.asOf, { time: time(at) })}` : day}
      />
      <div className={styles.page}>
        {summary.data ? (
          summary.data.todos.length > 0 && <TodoStrip todos={summary.data.todos} />
        ) : (
          <Waiting of={summary} failed={say(words.notRead)} />
        )}
        <Today filter={filter} />
        <div className={styles.row}>
          {summary.data?.stations && <NeedyStations stations={summary.data.stations} />}
          <RecentList />
        </div>
      </div>
    </>
  )
}

/** The figures of the day; nothing at all for who may see none of them. */
function Today({ filter: { of, days } }: { filter: HomeFilter }) {
  const say = useSay()
  const quick = useRead(platformHome.quick, { ...of, days }, { refreshEvery: REFRESH_MS, keepsLast: true })
  const { data } = quick
  if (!data) return <Waiting of={quick} failed={say(words.figuresNotRead)} />

  return (
    <>
      {hasFigures(data) && (
        <section aria-label={days === 1 ? say(words.today) : say(words.days, { count: days })}>
          <Figures quick={data} days={days} />
        </section>
      )}
      <div className={styles.row}>
        <Suspense>
          <LoadPanel of={of} />
        </Suspense>
        {data.guns && <GunsRing guns={data.guns} at={data.at} />}
      </div>
      {data.days && (
        <div className={styles.chart}>
          <Suspense>
            <FeeChart days={data.days} />
          </Suspense>
        </div>
      )}
    </>
  )
}

const hasFigures = ({ energyWh, orders, incomeFen, timeUse }: HomeQuick) =>
  [energyWh, orders, incomeFen, timeUse].some((figure) => figure !== null)

/** What stands for a part that is not there yet, or could not be read. */
function Waiting({ of, failed }: { of: Reading; failed: string }) {
  return (
    <div className={styles.waiting}>
      <Awaited of={of} title={failed} rows={2} />
    </div>
  )
}
