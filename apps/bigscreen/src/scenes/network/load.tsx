import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { type KnownPower, knownPower } from '@ampdeck/api/known-power'
import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { use } from 'react'
import { SourceContext, useFreshness } from '../../feed/source-context.ts'
import { powerSumOf, scaledText } from '../../parts/figures.ts'
import { Panel } from '../../parts/panel.tsx'
import { Reading } from '../../parts/reading.tsx'
import { ageText, timeOfDay } from '../../time/times.ts'
import { useTick } from '../../time/use-tick.ts'
import styles from './load.module.css'
import { networkTexts } from './network.texts.ts'

/** What the whole network draws now: the number the scene is about. */
export function Load({ stations, startedLately }: Pick<NetworkView, 'stations' | 'startedLately'>) {
  const say = useSay()
  const { language } = useLanguage()
  const isGone = useFreshness() === 'gone'
  const power = powerSumOf(loadOf(stations))
  const charging = stations.map(
    ({ guns }) => guns.filter(({ status }) => status === gunStatus.code.charging).length,
  )
  const count = charging.reduce((sum, guns) => sum + guns, 0)

  return (
    <Panel title={say(networkTexts.load)}>
      <div className={styles.load}>
        <Reading {...power} size="hero" />
        <p className={styles.note}>
          {isGone ? (
            <Missing stations={stations} />
          ) : (
            [
              say(networkTexts.chargingGuns, { count }),
              startedLately > 0 && say(networkTexts.startedLately, { count: startedLately }),
            ]
              .filter(Boolean)
              .join(language === 'en' ? ', ' : '，')
          )}
        </p>
      </div>
    </Panel>
  )
}

/** Why there is no value, and what it was last. */
function Missing({ stations }: { stations: NetworkView['stations'] }) {
  const say = useSay()
  const formats = useFormats()
  const { view, since } = use(SourceContext)
  const age = useTick((now) => ageText(now - since))
  if (!view) return say(networkTexts.waiting)

  const value = scaledText(powerSumOf(loadOf(stations)), formats)
  return say(networkTexts.missing, { age, value, time: timeOfDay(since) })
}

/** What all guns deliver together, as far as it is known. */
function loadOf(stations: NetworkView['stations']): KnownPower {
  return knownPower(stations.flatMap(({ guns }) => guns.map(({ powerW }) => powerW)))
}
