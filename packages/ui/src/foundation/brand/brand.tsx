import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './brand.module.css'

export interface BrandNames {
  /** The seller's name, in the language of the page; cut with “…” where it does not fit. */
  name: string
  /** The address of the seller's square logo; without it the mark of the product. */
  logo?: string | undefined
}

export interface BrandProps extends ComponentProps<'div'> {
  /** Whose name and logo are shown. */
  brand: BrandNames
  /** `small` in the frame of the console, `large` on the login page; `small` unless told. */
  size?: 'small' | 'large'
}

/** The seller's logo and name; without a logo the mark of the product. Where there is no room the logo alone. */
export function Brand({ brand, size = 'small', className, ...rest }: BrandProps) {
  const edge = size === 'large' ? 28 : 22

  return (
    <div {...rest} className={clsx(styles.frame, className)} data-size={size}>
      <div className={styles.brand}>
        {brand.logo ? <img src={brand.logo} alt="" width={edge} height={edge} /> : <BrandMark edge={edge} />}
        <span className={styles.name}>{brand.name}</span>
      </div>
    </div>
  )
}

/** A load curve over its time axis. */
function BrandMark({ edge }: { edge: number }) {
  return (
    <svg viewBox="0 0 28 28" width={edge} height={edge} aria-hidden="true" className={styles.mark}>
      <rect x="0.75" y="0.75" width="26.5" height="26.5" rx="6" />
      <path d="M5 18h4v-6h4.5v6H17" data-line />
      <path d="M17 18V8.5h6" data-accent />
      <path d="M6 22.5h15" strokeDasharray="2 1.5" data-axis />
    </svg>
  )
}
