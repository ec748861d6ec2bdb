import type { Shape, Tone } from '@ampdeck/api/enumeration'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './glyph.module.css'
import { shapes } from './shapes.tsx'

export interface GlyphProps extends Omit<ComponentProps<'svg'>, 'name'> {
  /** The silhouette; of a code of the wire `of.mark(code)?.shape`. */
  name: Shape
  /** What the state means to an operator, as a colour; without it the colour of the text. */
  tone?: Tone | undefined
  /** Its edge in pixels; 16 unless told. */
  size?: number
}

/** The silhouette of a state. It is decoration: its word stands beside it or in the name of what holds it. */
export function Glyph({ name, tone, size = 16, className, ...rest }: GlyphProps) {
  return (
    <svg
      {...rest}
      aria-hidden="true"
      viewBox="0 0 16 16"
      width={size}
      height={size}
      className={clsx(styles.tone, styles.glyph, className)}
      data-tone={tone}
    >
      {shapes[name]}
    </svg>
  )
}
