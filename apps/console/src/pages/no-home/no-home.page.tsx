import { PageHead } from '@ampdeck/ui/page-head'
import { RecentList } from '../../landing/recent-list.tsx'
import { useGreeting } from '../../landing/use-greeting.ts'
import styles from './no-home.module.css'

/** The landing of those whose menu has no home item (screens.md S004): a greeting and the ways on. */
export function Page() {
  const { title, day } = useGreeting()

  return (
    <>
      <PageHead title={title} description={day} />
      <div className={styles.page}>
        <RecentList />
      </div>
    </>
  )
}
