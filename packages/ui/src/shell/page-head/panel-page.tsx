import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './page-head.module.css'

/** A page of panels: they stand on the canvas, as a list stands on the surface. */
export function PanelPage({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.canvas, className)} />
}
