import styles from './clock-hand.module.css'
import { bandPath, pointAt } from './ring.ts'

interface HandProps {
  /** The radii of the band, in pixels. */
  inner: number
  outer: number
}

/** The hand at now, with its knob on the inside, across the band. */
function NowHand({ inner, outer, minute }: HandProps & { minute: number }) {
  const knob = pointAt(inner - 15, minute)
  const tip = pointAt(outer + 3, minute)
  const line = { x1: knob.x, y1: knob.y, x2: tip.x, y2: tip.y }

  return (
    <g>
      <line {...line} className={styles.halo} />
      <line {...line} className={styles.hand} />
      <circle cx={knob.x} cy={knob.y} r={2.5} className={styles.knob} />
    </g>
  )
}

/** A charge: an arc of 6 px inside the band, between two ticks. */
function ChargeArc({ inner, outer, from, to }: HandProps & { from: number; to: number }) {
  return (
    <g>
      {to > from && <path d={bandPath(inner - 8, inner - 2, from, to)} className={styles.charge} />}
      {[from, to].map((minute, index) => {
        const start = pointAt(inner - 11, minute)
        const end = pointAt(outer + 2, minute)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two ends may be at one minute.
          <line key={index} x1={start.x} y1={start.y} x2={end.x} y2={end.y} className={styles.tick} />
        )
      })}
    </g>
  )
}

/** What stands on the face of a tariff clock. */
export const ClockHand = { Now: NowHand, Charge: ChargeArc }
