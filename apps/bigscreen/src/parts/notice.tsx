import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** In place of a scene: what is the matter, and what would change it. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.notice}>
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
    </main>
  )
}
