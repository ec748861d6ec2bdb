import { period } from '@ampdeck/api/enumerations/order'
import type { NetworkDay } from '@ampdeck/api/statistics/big-screen/network'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { powerOf } from '../../parts/figures.ts'
import { LoadCurve } from '../../parts/load-curve.tsx'
import { Panel } from '../../parts/panel.tsx'
import { dayBefore } from '../../time/times.ts'
import { useTick } from '../../time/use-tick.ts'
import styles from './load-today.module.css'
import { networkTexts } from './network.texts.ts'

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const MINUTES = 1_440

/** The load of today against yesterday, above the tariff periods of most guns. */
export function LoadToday({ at, load, periods }: Pick<NetworkDay, 'at' | 'load' | 'periods'>) {
  const say = useSay()
  const { language } = useLanguage()
  const day = useTick((now) => dayBefore(now, language))
  const now = minuteOf(at.slice(11))
  const { unit } = powerOf(Math.max(0, ...load.today, ...load.yesterday))
  const title = say(networkTexts.loadToday, { unit })
  const key = (
    <p className={styles.key} aria-hidden="true">
      <span data-line="today">{say(networkTexts.today)}</span>
      <span data-line="before">{day}</span>
    </p>
  )

  return (
    <Panel title={title} aside={key}>
      <div className={styles.curve}>
        <LoadCurve at={at} today={load.today} before={load.yesterday} label={title} />
        <div className={styles.tariff} aria-hidden="true">
          {periods.map(({ from, to, period: code }) => {
            const [begin, end] = [minuteOf(from), minuteOf(to) || MINUTES]
            return (
              <span
                key={from}
                data-past={end <= now || undefined}
                style={{
                  left: `${(begin / MINUTES) * 100}%`,
                  width: `${((end - begin) / MINUTES) * 100}%`,
                  background: `var(--period-${period.key(code)})`,
                }}
              />
            )
          })}
        </div>
      </div>
    </Panel>
  )
}
