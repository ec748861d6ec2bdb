import { minuteOf, price4Of } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { period } from '@ampdeck/api/enumerations/order'
import type { EnergyScene } from '@ampdeck/api/statistics/big-screen/energy'
import { DAY } from '@ampdeck/api/time'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { Panel } from '../../parts/panel.tsx'
import { dateText } from '../../time/times.ts'
import { useTick } from '../../time/use-tick.ts'
import { energyTexts } from './energy.texts.ts'
import styles from './prices.module.css'
import { DAY_QUARTERS, quarterOf } from './quarters.ts'

const DAY_MINUTES = 1_440
/** The lowest price still has a height. */
const LEAST = 26
const PRICE4 = 10_000

/** What a kWh costs today and tomorrow, under the timeline of the load. */
export function Prices({ tariffs, at }: { tariffs: EnergyScene['tariffs']; at: string }) {
  const say = useSay()
  const { language } = useLanguage()
  const isGone = useFreshness() === 'gone'
  const day = useTick((now) => dateText(now + DAY, language))
  const all = [...tariffs.today, ...tariffs.tomorrow].map(price4Of)
  const scale = { highest: Math.max(1, ...all), lowest: Math.min(...all, 1e9) }
  const minute = (quarterOf(at) / DAY_QUARTERS) * DAY_MINUTES

  return (
    <div className={styles.prices}>
      <Panel title={say(energyTexts.pricesToday)}>
        <Steps periods={isGone ? [] : tariffs.today} minute={minute} isGone={isGone} {...scale} />
      </Panel>
      <Panel title={say(energyTexts.pricesTomorrow, { day })}>
        <Steps periods={isGone ? [] : tariffs.tomorrow} isGone={isGone} {...scale} />
      </Panel>
    </div>
  )
}

interface StepsProps {
  periods: readonly TariffPeriod[]
  /** Now, on the day that is today; what is over stands in the dark. */
  minute?: number
  isGone: boolean
  highest: number
  lowest: number
}

function Steps({ periods, minute, isGone, highest, lowest }: StepsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const share = (minutes: number) => `${(minutes / DAY_MINUTES) * 100}%`
  const heightOf = (of: TariffPeriod) =>
    highest === lowest ? 60 : LEAST + ((price4Of(of) - lowest) / (highest - lowest)) * (100 - LEAST)
  if (periods.length === 0) return <p className={styles.empty}>{isGone ? '–' : say(energyTexts.noTariff)}</p>

  return (
    <ol className={styles.steps}>
      {periods.map((of) => {
        const from = minuteOf(of.from) ?? 0
        const to = minuteOf(of.to) ?? DAY_MINUTES
        return (
          <li
            key={of.from}
            data-past={(minute !== undefined && to <= minute) || undefined}
            style={{ left: share(from), width: share(to - from), height: `${heightOf(of)}%` }}
          >
            <span className="visually-hidden">
              {of.from} {period.label(of.period, language)}
            </span>
            <b>{to - from >= 60 && number(price4Of(of) / PRICE4, 2)}</b>
            <i style={{ background: `var(--period-${period.key(of.period)})` }} />
          </li>
        )
      })}
      {minute !== undefined && (
        <li className={styles.now} aria-hidden="true" style={{ left: share(minute) }} />
      )}
    </ol>
  )
}
