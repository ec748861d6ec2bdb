import type { RevenueScene } from '@ampdeck/api/statistics/big-screen/revenue'
import { useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { Panel } from '../../parts/panel.tsx'
import { Reading } from '../../parts/reading.tsx'
import { Trend } from '../../parts/trend.tsx'
import styles from './members.module.css'
import { revenueTexts } from './revenue.texts.ts'

export interface MembersProps {
  days: RevenueScene['members']
  registered: RevenueScene['registered']
  month: string
}

/** How many members charged each day, and how many are new. */
export function Members({ days, registered, month }: MembersProps) {
  const say = useSay()
  const isGone = useFreshness() === 'gone'
  const most = Math.max(1, ...days.map(({ active }) => active))
  const mostNew = Math.max(1, ...days.map(({ registered: count }) => count))

  return (
    <Panel title={say(revenueTexts.members)} aside={<p>{say(revenueTexts.thirtyDays)}</p>}>
      <div className={styles.head}>
        <Reading value={days.at(-1)?.active ?? 0} />
        <div>
          <p>{isGone ? '–' : say(revenueTexts.registered, { count: registered.value, month })}</p>
          <Trend
            value={registered.value}
            before={registered.before}
            against={say(revenueTexts.versusMonth)}
          />
        </div>
      </div>
      <p className={styles.days} aria-hidden="true">
        {!isGone &&
          days.map(({ day, active, registered: count }) => (
            <span key={day}>
              <i style={{ height: `${(active / most) * 100}%` }} />
              <b style={{ opacity: 0.25 + 0.75 * (count / mostNew) }} data-none={count === 0 || undefined} />
            </span>
          ))}
      </p>
      <p className={styles.legend}>
        <span>{say(revenueTexts.active)}</span>
        <span data-new>{say(revenueTexts.joined)}</span>
      </p>
    </Panel>
  )
}
