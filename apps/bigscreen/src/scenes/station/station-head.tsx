import type { StationView } from '@ampdeck/api/statistics/big-screen/station'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { atLeast, powerSumOf } from '../../parts/figures.ts'
import { Reading } from '../../parts/reading.tsx'
import { powerOfStation } from './live-station.ts'
import { stationTexts } from './station.texts.ts'
import styles from './station-head.module.css'
import { StationLegend } from './station-legend.tsx'
import { StationNames } from './station-names.tsx'

/** Which station it is, what it draws of what it may, and its guns by status. */
export function StationHead({ view }: { view: StationView }) {
  const say = useSay()
  const { number } = useFormats()
  const isGone = useFreshness() === 'gone'
  const power = powerOfStation(view)
  const { limitW, transformerW } = view
  const end = Math.max(1, transformerW, limitW, power.powerW)
  const share = (w: number) => `${(w / end) * 100}%`
  const used = atLeast(power, (w) => `${number(Math.round((w / limitW) * 100))} %`)

  return (
    <header className={styles.head}>
      <div className={styles.main}>
        <StationNames station={view} />
        <div className={styles.power}>
          <Reading {...powerSumOf(power)} size="hero" />
          <div className={styles.gauge}>
            <p>
              <b>{isGone || limitW === 0 ? '–' : used}</b> {say(stationTexts.ofLimit)}
            </p>
            <div className={styles.track} aria-hidden="true">
              {!isGone && <span style={{ width: share(power.powerW) }} />}
              {limitW > 0 && <i style={{ left: share(limitW) }} />}
            </div>
            {limitW > 0 && (
              <p className={styles.scale} style={{ width: share(limitW) }}>
                {number(limitW / 1_000)} kW
              </p>
            )}
          </div>
        </div>
      </div>
      <StationLegend station={view} as="block" />
    </header>
  )
}
