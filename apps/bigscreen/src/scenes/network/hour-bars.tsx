import styles from './hour-bars.module.css'

export interface HourBarsProps {
  /** One value per hour of the day, 0 to 23. */
  hours: readonly number[]
  /** The hour that is not over yet; later ones are empty. */
  current: number
}

const WIDTH = 150
const HEIGHT = 48
const BAR = 4
const STEP = WIDTH / 24
/** An hour without a value still leaves its mark. */
const LEAST = 1.5

/** The hours of today as bars. They are decoration: the sum stands above them. */
export function HourBars({ hours, current }: HourBarsProps) {
  const highest = Math.max(1, ...hours)
  const bar = (hour: number) => {
    const height = Math.max(LEAST, ((hours[hour] ?? 0) / highest) * HEIGHT)
    return `M${hour * STEP} ${HEIGHT}v${-height}h${BAR}v${height}z`
  }
  const past = Array.from({ length: current }, (_, hour) => bar(hour))

  return (
    <svg className={styles.bars} aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <path className={styles.past} d={past.join('')} />
      <path className={styles.now} d={bar(current)} />
      <path className={styles.ahead} d={`M${(current + 1) * STEP} ${HEIGHT - LEAST / 2}H${WIDTH}`} />
    </svg>
  )
}
