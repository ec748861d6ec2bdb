import { period } from '@ampdeck/api/enumerations/order'
import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { sharesOf } from '../../parts/figures.ts'
import { Panel } from '../../parts/panel.tsx'
import { Reading } from '../../parts/reading.tsx'
import { Ring } from '../../parts/ring.tsx'
import { networkTexts } from './network.texts.ts'
import styles from './periods.module.css'

/** Today's energy by tariff period (K24); in the middle the part that was bought cheapest. */
export function Periods({ periods }: { periods: NetworkView['periods'] }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const isGone = useFreshness() === 'gone'
  const energies = period.codes.map((code) => periods.find((of) => of.period === code)?.energyWh ?? 0)
  const shares = sharesOf(energies)
  const hasNone = !isGone && shares.every((share) => share === 0)
  const parts = period.codes.map((code, index) => ({
    key: String(code),
    code,
    value: energies[index] ?? 0,
    share: number((shares[index] ?? 0) / 100, 1),
    colour: `var(--period-${period.key(code)})`,
  }))
  const valley = shares[period.codes.indexOf(period.code.valley)] ?? 0
  const spelt = parts.map(({ code, share }) => `${period.label(code, language)} ${share} %`)

  return (
    <Panel title={say(networkTexts.periods)}>
      <div className={styles.periods}>
        <Ring parts={parts} label={isGone ? '–' : spelt.join(language === 'en' ? ', ' : '，')}>
          <Reading value={valley / 100} unit="%" size="small" />
          <p className={styles.note}>{period.label(period.code.valley, language)}</p>
        </Ring>
        {hasNone ? (
          <p className={styles.empty}>{say(networkTexts.noEnergy)}</p>
        ) : (
          <dl className={styles.legend}>
            {parts.map(({ key, code, share, colour }) => (
              <div key={key}>
                <dt>
                  <span className={styles.swatch} style={{ background: colour }} />
                  {period.label(code, language)}
                </dt>
                <dd>{isGone ? '–' : `${share} %`}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Panel>
  )
}
