import { Search } from 'lucide-react'
import { useSay } from '../../foundation/language/use-say.ts'
import type { TextFilter } from '../list/filters-of.ts'
import styles from './filter-bar.module.css'

interface FilterTextProps {
  filter: TextFilter
  value: string | number | undefined
}

/** A piece of text to look for; spec.md §9 limits inputs to 50 characters. */
export function FilterText({ filter, value }: FilterTextProps) {
  const say = useSay()

  return (
    <div className={styles.text}>
      <Search size={15} />
      <input
        type="search"
        name={filter.id}
        maxLength={50}
        aria-label={say(filter.label)}
        placeholder={say(filter.placeholder)}
        defaultValue={value ?? ''}
      />
    </div>
  )
}
