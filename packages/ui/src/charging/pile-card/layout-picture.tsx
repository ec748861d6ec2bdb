import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './pile-card.module.css'

export interface LayoutPictureProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** How many guns hang on it; more than six are drawn as six. */
  guns: number
}

/** Where the cables leave, from the upper left downwards, left and right in turn. */
const SIDES = [12, 24, 36].flatMap((y) => [
  { side: -1, y },
  { side: 1, y },
])

/** A pile with as many cables as it has guns. It is decoration: the layout's name stands beside it. */
export function LayoutPicture({ guns, className, ...rest }: LayoutPictureProps) {
  return (
    <svg
      {...rest}
      aria-hidden="true"
      viewBox="0 0 48 56"
      width="48"
      height="56"
      className={clsx(styles.picture, className)}
    >
      <rect x="14" y="4" width="20" height="46" rx="3" />
      <path d="M18.5 9.5h11M10 52h28" />
      {SIDES.slice(0, guns).map(({ side, y }) => {
        const edge = 24 + 10 * side
        return (
          <g key={`${side} ${y}`}>
            <path d={`M${edge} ${y}h${4 * side}q${3 * side} 0 ${3 * side} 3v1`} />
            <path d={`M${edge + 7 * side} ${y + 5}v3`} data-gun="" />
          </g>
        )
      })}
    </svg>
  )
}
