import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './header-search.module.css'

/** The header's button that opens the search; it looks like the field that it leads to. */
export function HeaderSearch(props: ComponentProps<'button'>) {
  const say = useSay()

  return (
    <button type="button" className={styles.search} {...props}>
      <Search />
      <span className={styles.label}>{say(['Search', '搜索'])}</span>
      <span className={styles.key} aria-hidden="true">
        Ctrl K
      </span>
    </button>
  )
}
