import type { HomeQuick } from '@ampdeck/api/statistics/platform-home'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { RecentList } from '../../landing/recent-list.tsx'
import { Figures } from './figures.tsx'
import { GunsRing } from './guns-ring.tsx'
import styles from './home.module.css'
import { homeTexts as words } from './home.texts.ts'
import type { HomePanelProps } from './home-panel.ts'
import { NeedyStations } from './needy-stations.tsx'
import { TodoStrip } from './todo-strip.tsx'

const FeeChart = lazyOf(() => import('./fee-chart.tsx'), 'FeeChart')

/*
 * The landing's own panels. What is null is not for this person, what is not there yet has its place at the top of
 * the page: both draw nothing.
 */

export function TodoPanel({ summary }: HomePanelProps) {
  return summary && summary.todos.length > 0 ? <TodoStrip todos={summary.todos} /> : null
}

export function FiguresPanel({ quick, filter: { days } }: HomePanelProps) {
  const say = useSay()
  if (!quick || !hasFigures(quick)) return null

  return (
    <section aria-label={days === 1 ? say(words.today) : say(words.days, { count: days })}>
      <Figures quick={quick} days={days} />
    </section>
  )
}

const hasFigures = ({ energyWh, orders, incomeFen, timeUse }: HomeQuick) =>
  [energyWh, orders, incomeFen, timeUse].some((figure) => figure !== null)

export function GunsPanel({ quick, filter: { of } }: HomePanelProps) {
  return quick?.guns ? <GunsRing guns={quick.guns} at={quick.at} stationId={of.stationId} /> : null
}

export function FeePanel({ quick }: HomePanelProps) {
  if (!quick?.days) return null

  return (
    <div className={styles.chart}>
      <FeeChart days={quick.days} />
    </div>
  )
}

export function StationsPanel({ summary }: HomePanelProps) {
  return summary?.stations ? <NeedyStations stations={summary.stations} /> : null
}

export function RecentPanel() {
  return <RecentList />
}
