import { nextChange, periodAt, price4Of } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { period } from '@ampdeck/api/enumerations/order'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../feed/source-context.ts'
import { countdownText, secondOfDay } from '../time/day.ts'
import { useTick } from '../time/use-tick.ts'
import { Panel } from './panel.tsx'
import { partsTexts } from './parts.texts.ts'
import styles from './tariff-now.module.css'
import { TariffSteps } from './tariff-steps.tsx'

/** The price at this moment, when it changes next, and the steps of the day. */
export function TariffNow({ periods }: { periods: readonly TariffPeriod[] }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const second = useTick(secondOfDay)
  const isGone = useFreshness() === 'gone'
  const current = isGone ? undefined : periodAt(periods, second / 60)
  const next = isGone ? undefined : nextChange(periods, second)
  const nameOf = (of: TariffPeriod) => period.label(of.period, language)
  const priceOf = (of: TariffPeriod) => `¥${number(price4Of(of) / 10_000, 4)}`

  return (
    <Panel
      title={say(partsTexts.tariffNow)}
      aside={
        next && (
          <span>
            {say(partsTexts.nextPeriod, { period: nameOf(next.period), price: priceOf(next.period) })}
          </span>
        )
      }
    >
      <div className={styles.now}>
        {current ? (
          <p className={styles.current}>
            <span
              className={styles.swatch}
              style={{ background: `var(--period-${period.key(current.period)})` }}
            />
            {nameOf(current)}
            <b>{priceOf(current)}</b>
          </p>
        ) : (
          <p className={styles.none}>{isGone ? '–' : say(partsTexts.noTariff)}</p>
        )}
        <p className={styles.countdown}>{next ? countdownText(next.seconds) : ''}</p>
      </div>
      <TariffSteps periods={isGone ? [] : periods} minute={second / 60} />
    </Panel>
  )
}
