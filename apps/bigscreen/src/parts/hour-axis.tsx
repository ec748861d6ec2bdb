import styles from './hour-axis.module.css'

const HOURS = ['00', '06', '12', '18', '24']

/** The hours of a day below a chart that is as wide as the day. */
export function HourAxis() {
  return (
    <p className={styles.axis} aria-hidden="true">
      {HOURS.map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </p>
  )
}
