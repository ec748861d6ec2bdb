import type { ReactNode } from 'react'
import styles from './login-layout.module.css'

export interface LoginLayoutProps {
  /** The seller's logo and name. */
  brand: ReactNode
  /** The picture at the left, on the dark surface of the side menu. */
  art: ReactNode
  /** Above the form, at the right: the language. */
  tools?: ReactNode
  /** Below the form: the seller's copyright. */
  footer?: ReactNode
  /** The form, with the `h1` of the page. */
  children: ReactNode
}

/** The page before the console: a picture at the left, the form at the right; below 1040 px the form alone. */
export function LoginLayout({ brand, art, tools, footer, children }: LoginLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.art} data-surface="rail">
        <div>{brand}</div>
        {art}
      </div>
      <div className={styles.side}>
        <header className={styles.tools}>
          <div className={styles.smallBrand}>{brand}</div>
          {tools}
        </header>
        <main className={styles.form}>{children}</main>
        <footer className={styles.footer}>{footer}</footer>
      </div>
    </div>
  )
}
