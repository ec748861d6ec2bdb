import type { ReactNode } from 'react'
import { PageHead, type PageHeadProps } from '../../shell/page-head/page-head.tsx'
import styles from './detail-page.module.css'
import { type Fact, Facts } from './facts.tsx'

export interface DetailPageProps
  extends Pick<PageHeadProps, 'title' | 'breadcrumb' | 'description' | 'actions'> {
  /** The figures by which the record is known, in a line below the head. */
  facts?: readonly Fact[]
  /** The side column of 296 px; below the rest where there is no room. */
  aside?: ReactNode
  /** The content: panels, one below the other. */
  children: ReactNode
}

/** The frame of one record: head, facts, then the content and what stands beside it. */
export function DetailPage({ facts, aside, children, ...head }: DetailPageProps) {
  return (
    <div className={styles.page}>
      <PageHead {...head} className={facts ? undefined : styles.alone} />
      {facts && <Facts className={styles.facts} items={facts} />}
      <div className={styles.body}>
        <div className={styles.main}>{children}</div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </div>
  )
}
