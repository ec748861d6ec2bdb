import { type ReactElement, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { Drawer } from '../../overlays/drawer/drawer.tsx'
import { Popover } from '../../overlays/popover/popover.tsx'
import type { Filter } from '../list/filters-of.ts'
import { filterTexts } from './filter-bar.texts.ts'
import styles from './filter-input.module.css'
import { FilterInput } from './filter-input.tsx'
import type { FilterChoiceProps } from './filter-words.ts'

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

interface FilterSheetProps extends Omit<FilterChoiceProps, 'filter'> {
  filters: readonly Filter[]
  onClose: () => void
}

/** All filters but the first text, where the bar has no room for them. */
export function FilterSheet({ filters, onClose, ...shared }: FilterSheetProps) {
  const say = useSay()

  return (
    <Drawer
      open
      onClose={onClose}
      title={say(filterTexts.name)}
      width="settings"
      footer={
        <>
          <Button look="plain" size="form" onClick={() => shared.onChange({ reset: true })}>
            {say(filterTexts.reset)}
          </Button>
          <Button look="primary" size="form" onClick={onClose}>
            {say(filterTexts.show)}
          </Button>
        </>
      }
    >
      {filters.map((filter) => (
        <fieldset key={filter.id} className={styles.filter}>
          <legend className={styles.legend}>{say(filter.label)}</legend>
          <FilterInput filter={filter} {...shared} />
        </fieldset>
      ))}
    </Drawer>
  )
}
