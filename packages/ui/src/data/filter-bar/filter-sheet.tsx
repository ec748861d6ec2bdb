import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { Drawer } from '../../overlays/drawer/drawer.tsx'
import type { Filter, OptionsByName } from '../list/filters-of.ts'
import type { ListChange, ListRequest } from '../list-request/list-request.ts'
import { filterTexts } from './filter-bar.texts.ts'
import { FilterInput } from './filter-input.tsx'
import styles from './filter-sheet.module.css'

interface FilterSheetProps {
  filters: readonly Filter[]
  request: ListRequest
  options: OptionsByName
  onChange: (change: ListChange) => void
  onClose: () => void
}

/** All filters but the text, where the bar has no room for them. */
export function FilterSheet({ filters, request, options, onChange, onClose }: FilterSheetProps) {
  const say = useSay()

  return (
    <Drawer
      open
      onClose={onClose}
      title={say(filterTexts.name)}
      width="settings"
      footer={
        <>
          <Button look="plain" size="form" onClick={() => onChange({ reset: true })}>
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
          <FilterInput filter={filter} request={request} options={options} onChange={onChange} />
        </fieldset>
      ))}
    </Drawer>
  )
}
