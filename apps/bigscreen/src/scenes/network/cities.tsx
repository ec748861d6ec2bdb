import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { energyOf } from '../../parts/figures.ts'
import { Panel } from '../../parts/panel.tsx'
import { stationName } from '../../parts/station-name.ts'
import styles from './cities.module.css'
import { networkTexts } from './network.texts.ts'

/** The cities with the most energy today, in one unit. */
export function Cities({ cities }: { cities: NetworkView['cities'] }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const isGone = useFreshness() === 'gone'
  const highest = Math.max(0, ...cities.map(({ energyWh }) => energyWh))
  const { unit } = energyOf(highest)

  return (
    <Panel title={say(networkTexts.cities, { unit })}>
      <ol className={styles.cities}>
        {!isGone && cities.length === 0 && <li className={styles.empty}>{say(networkTexts.noEnergy)}</li>}
        {cities.map((city, index) => {
          const { value, decimals } = energyOf(city.energyWh, highest)
          return (
            <li key={city.name}>
              <span className={styles.rank}>{index + 1}</span>
              <span className={styles.name}>{stationName(city, language)}</span>
              <span className={styles.track}>
                <span style={{ width: `${(city.energyWh / Math.max(1, highest)) * 100}%` }} />
              </span>
              <span className={styles.value}>{isGone ? '–' : number(value, decimals)}</span>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
