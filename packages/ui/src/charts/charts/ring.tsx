import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { arcsOf, type Segment } from './arcs-of.ts'
import styles from './charts.module.css'

const SIZE = 142
const THICKNESS = 15
const RADIUS = (SIZE - THICKNESS) / 2

export interface RingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the ring divides, for example "Guns by status"; the parts follow it in the accessible name. */
  label: string
  segments: readonly Segment[]
  /** The figure in the middle. */
  children?: ReactNode
}

/** A whole and its parts. */
export function Ring({ label, segments, children, className, ...rest }: RingProps) {
  const hatch = useId()
  const spelt = segments.map((segment) => `${segment.label} ${segment.value}`).join(', ')

  return (
    <div {...rest} className={clsx(styles.ring, className)}>
      <svg
        role="img"
        aria-label={`${label}: ${spelt}`}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        width={SIZE}
        height={SIZE}
      >
        <defs>
          <pattern
            id={hatch}
            width="4"
            height="4"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="2" height="4" fill="var(--colors-gun-offline-fill)" />
          </pattern>
        </defs>
        <g transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}>
          {arcsOf(segments, 2 * Math.PI * RADIUS).map(({ segment, length, start }) => (
            <circle
              key={segment.label}
              cx={SIZE / 2}
              cy={SIZE / 2}
              r={RADIUS}
              fill="none"
              stroke={segment.hatched ? `url(#${hatch})` : `var(--colors-${segment.colour})`}
              strokeWidth={THICKNESS}
              strokeDasharray={`${length} ${2 * Math.PI * RADIUS - length}`}
              strokeDashoffset={-start}
            />
          ))}
        </g>
      </svg>
      {children && <div className={styles.middle}>{children}</div>}
    </div>
  )
}
