import type { MapSize, Pixel } from '../../charts/map/projection.ts'
import styles from './station-map.module.css'

interface RouteLineProps {
  points: readonly Pixel[]
  size: MapSize
}

/** The way between the stops as the crow flies; the order stands in words in the list of stops. */
export function RouteLine({ points, size }: RouteLineProps) {
  if (points.length < 2) return null
  return (
    <svg className={styles.route} width={size.width} height={size.height} aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
    </svg>
  )
}
