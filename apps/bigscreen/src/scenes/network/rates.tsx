import type { NetworkDay } from '@ampdeck/api/statistics/big-screen/network'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { networkTexts } from './network.texts.ts'
import styles from './rates.module.css'

/** Whether guns can be used (K11, K12 of the last 24 hours), against what they ought to reach. */
export function Rates({ rates }: { rates: NetworkDay['rates'] }) {
  const say = useSay()

  return (
    <div className={styles.rates}>
      <Gauge title={say(networkTexts.online)} bps={rates.onlineBps} target={rates.onlineTargetBps} />
      <Gauge title={say(networkTexts.available)} bps={rates.availableBps} target={rates.availableTargetBps} />
    </div>
  )
}

interface GaugeProps {
  title: string
  bps: number | null
  target: number
}

const WHOLE = 10_000
const STEP = 2_000
/** The scale begins at a round value below both, so that the last per cents can be told apart. */
const beginOf = (lowest: number) => Math.min(WHOLE - STEP, Math.max(0, Math.floor(lowest / STEP) * STEP))

function Gauge({ title, bps, target }: GaugeProps) {
  const say = useSay()
  const { number } = useFormats()
  const isGone = useFreshness() === 'gone'
  const value = isGone ? null : bps
  const begin = beginOf(Math.min(target, value ?? target))
  const share = (of: number) => `${((of - begin) / (WHOLE - begin)) * 100}%`

  return (
    <section className={styles.gauge}>
      <header>
        <h2>{title}</h2>
        <p>
          <b>{value === null ? '–' : number(value / 100, 1)}</b> %
        </p>
      </header>
      <div className={styles.track}>
        {value !== null && <span style={{ width: share(value) }} />}
        <i style={{ left: share(target) }} />
      </div>
      <p className={styles.scale}>
        <span>{begin / 100}</span>
        <span>{say(networkTexts.target, { value: `${number(target / 100)} %` })}</span>
        <span>100</span>
      </p>
    </section>
  )
}
