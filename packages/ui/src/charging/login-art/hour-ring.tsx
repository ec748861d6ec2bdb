import styles from './login-art.module.css'

/** The tariff of a typical day, from hour to hour. */
const PERIODS = [
  ['valley', 0, 8],
  ['flat', 8, 10],
  ['peak', 10, 12],
  ['flat', 12, 14],
  ['peak', 14, 16],
  ['sharp', 16, 17],
  ['peak', 17, 19],
  ['flat', 19, 24],
] as const

const RADIUS = 314
const LABELS = 334

/** The tariff band with its hours, and a hand at the hour that it is. */
export function HourRing({ hour }: { hour: number | undefined }) {
  return (
    <svg viewBox="-350 -350 700 700" aria-hidden="true" className={styles.hours}>
      {PERIODS.map(([period, from, to]) => (
        // By an attribute: a style in the page's static HTML is refused by its policy.
        <path key={from} d={arc(from + 0.06, to - 0.06)} data-period={period} />
      ))}
      {Array.from({ length: 24 }, (_, label) => {
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hour is the identity of its label.
          <text key={label} {...at(label, LABELS)} data-quarter={label % 6 === 0 || undefined}>
            {String(label).padStart(2, '0')}
          </text>
        )
      })}
      {hour !== undefined && (
        <g transform={`rotate(${hour * 15})`} className={styles.hand}>
          <path d="M0 -84V-310" />
          <circle cy="-84" r="4" />
        </g>
      )}
    </svg>
  )
}

function at(hour: number, radius: number) {
  const angle = (hour / 24) * 2 * Math.PI
  return {
    x: Math.round(Math.sin(angle) * radius * 10) / 10,
    y: Math.round(-Math.cos(angle) * radius * 10) / 10,
  }
}

function arc(from: number, to: number): string {
  const [a, b] = [at(from, RADIUS), at(to, RADIUS)]
  return `M${a.x} ${a.y}A${RADIUS} ${RADIUS} 0 ${to - from > 12 ? 1 : 0} 1 ${b.x} ${b.y}`
}
