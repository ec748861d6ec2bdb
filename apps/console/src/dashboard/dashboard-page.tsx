import type { PageId } from '@ampdeck/api/menu/menu-tree'
import { PageHead, PanelPage } from '@ampdeck/ui/page-head'
import type { ReactNode } from 'react'
import { Awaited } from '../data/awaited.tsx'
import type { Reading } from '../data/read-failed.tsx'
import { usePageHead } from '../shell/use-page-head.ts'
import styles from './dashboard.module.css'

interface DashboardPageProps<Data> {
  id: PageId
  /** What the charts are drawn of. */
  of: Reading & { data: Data | undefined }
  /** The title where it could not be read. */
  failed: string
  /** The choices of the page. */
  actions: ReactNode
  children: (data: Data) => ReactNode
}

/** A page of charts over one answer: its choices at the right of its title, then its panels in one or two columns. */
export function DashboardPage<Data>({ id, of, failed, actions, children }: DashboardPageProps<Data>) {
  return (
    <PanelPage>
      <PageHead {...usePageHead(id)} actions={actions} />
      {of.data === undefined ? (
        <Awaited of={of} title={failed} rows={4} />
      ) : (
        <div className={styles.page} data-parts="panels">
          {children(of.data)}
        </div>
      )}
    </PanelPage>
  )
}
