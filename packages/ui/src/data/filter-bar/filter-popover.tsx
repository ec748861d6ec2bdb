import { type ReactElement, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { Popover } from '../../overlays/popover/popover.tsx'
import type { Filter, OptionsByName } from '../list/filters-of.ts'
import type { ListChange, ListRequest } from '../list-request/list-request.ts'
import { FilterInput } from './filter-input.tsx'
import styles from './filter-popover.module.css'

interface FilterPopoverProps {
  filter: Filter
  request: ListRequest
  options: OptionsByName
  onChange: (change: ListChange) => void
  trigger: ReactElement
}

/** What a filter offers, beside its button. Open from the start: the click that loaded it was meant for it. */
export function FilterPopover({ filter, request, options, onChange, trigger }: FilterPopoverProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(true)

  return (
    <Popover label={say(filter.label)} trigger={trigger} open={isOpen} onOpenChange={setOpen}>
      <div className={styles.panel}>
        <FilterInput filter={filter} request={request} options={options} onChange={onChange} />
      </div>
    </Popover>
  )
}
