import styles from './clock-face.module.css'
import { pointAt } from './ring.ts'

export interface ClockFaceProps {
  /** The radius of the inner edge of the band, in pixels. */
  inner: number
  /** The radius at which the hours are written. */
  labels: number
}

/** The hours: a tick for each inside the band, and 00, 06, 12 and 18 outside it. */
export function ClockFace({ inner, labels }: ClockFaceProps) {
  return (
    <g>
      {Array.from({ length: 24 }, (_, hour) => {
        const isMain = hour % 6 === 0
        const start = pointAt(inner - 3, hour * 60)
        const end = pointAt(inner - (isMain ? 7 : 5), hour * 60)
        return (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its index.
            key={hour}
            x1={start.x}
            y1={start.y}
            x2={end.x}
            y2={end.y}
            className={styles.tick}
            data-main={isMain || undefined}
          />
        )
      })}
      {[0, 6, 12, 18].map((hour) => (
        <text key={hour} {...pointAt(labels, hour * 60)} className={styles.hour}>
          {String(hour).padStart(2, '0')}
        </text>
      ))}
    </g>
  )
}
