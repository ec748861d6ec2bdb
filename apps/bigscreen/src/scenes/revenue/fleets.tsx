import type { RevenueScene } from '@ampdeck/api/statistics/big-screen/revenue'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { Panel } from '../../parts/panel.tsx'
import { stationName } from '../../parts/station-name.ts'
import styles from './ranks.module.css'
import { revenueTexts } from './revenue.texts.ts'
import { thousands } from './yuan.ts'

/** The ten fleets with the highest net income. */
export function Fleets({ fleets, month }: { fleets: RevenueScene['fleets']; month: string }) {
  const say = useSay()
  const { language } = useLanguage()
  const formats = useFormats()
  const isGone = useFreshness() === 'gone'
  const highest = Math.max(1, ...fleets.map(({ incomeFen }) => incomeFen))

  return (
    <Panel title={say(revenueTexts.fleets, { month })}>
      {isGone || fleets.length === 0 ? (
        <p className={styles.empty}>{isGone ? '–' : say(revenueTexts.noFleets)}</p>
      ) : (
        <ol className={styles.ranks}>
          {fleets.map(({ group, incomeFen }, nth) => (
            <li key={group.key}>
              <span className={styles.note}>{nth + 1}</span>
              <span className={styles.name}>{stationName(group, language)}</span>
              <span className={styles.track}>
                <i style={{ width: `${(Math.max(0, incomeFen) / highest) * 100}%` }} />
              </span>
              <b>{thousands(incomeFen, formats)}</b>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
