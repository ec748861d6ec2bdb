import { type ReactElement, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { Popover } from '../../overlays/popover/popover.tsx'
import type { FilterChoiceProps } from './filter-bar.tsx'
import styles from './filter-input.module.css'
import { FilterInput } from './filter-input.tsx'

/** What a filter offers, beside its button. Open from the start: the click that loaded it was meant for it. */
export function FilterPopover({ trigger, ...choice }: FilterChoiceProps & { trigger: ReactElement }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(true)

  return (
    <Popover label={say(choice.filter.label)} trigger={trigger} open={isOpen} onOpenChange={setOpen}>
      <div className={styles.panel}>
        <FilterInput {...choice} />
      </div>
    </Popover>
  )
}
