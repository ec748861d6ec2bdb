import { useFormats, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { Panel } from '../../parts/panel.tsx'
import { Reading } from '../../parts/reading.tsx'
import { energyTexts } from './energy.texts.ts'
import styles from './loss-rate.module.css'

/** K20 should stay below (screens.md §4.2). */
const LIMIT = 8
const END = 10
const BPS = 100

/** How much of the grid's energy is lost (K20), against its limit. */
export function LossRate({ bps }: { bps: number | null }) {
  const say = useSay()
  const { number } = useFormats()
  const isGone = useFreshness() === 'gone'
  const percent = (bps ?? 0) / BPS
  const isKnown = bps !== null && !isGone

  return (
    <Panel title={say(energyTexts.loss)}>
      {bps === null ? <p className={styles.none}>–</p> : <Reading value={percent} decimals={1} unit="%" />}
      <div className={styles.gauge}>
        <span style={{ width: isKnown ? `${(Math.min(percent, END) / END) * 100}%` : 0 }} />
        <i style={{ left: `${(LIMIT / END) * 100}%` }} />
      </div>
      <p className={styles.scale}>
        <span>{bps === null && !isGone ? say(energyTexts.noLoss) : number(0)}</span>
        <span>{say(energyTexts.lossLimit, { value: LIMIT })}</span>
      </p>
    </Panel>
  )
}
