import type { Enumeration, Mark } from '@ampdeck/api/enumeration'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import type { ListChange, ListRequest } from '../list-request/list-request.ts'
import { filterTexts } from './filter-bar.texts.ts'
import styles from './filter-chips.module.css'

export interface FilterChipsProps {
  /** The filter's key in the address. */
  field: string
  /** The enumeration of the state; it gives each chip its word and its shape. */
  of: Enumeration
  /** How many rows of the other filters are in each state; those without rows are not drawn. */
  counts: readonly { readonly code: number | string; readonly count: number }[]
  /** What the list is asked for now; the chosen state is read from it. */
  request: ListRequest
  /** Called with the code of the pressed chip as the filter; with an empty one where all rows are wanted. */
  onChange: (change: ListChange) => void
}

/** The leading state of a list, counted: one press shows those rows alone. */
export function FilterChips({ field, of, counts, request, onChange }: FilterChipsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const chosen = String(request[field] ?? '')
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const show = (value: string) => onChange({ filters: { [field]: value } })

  return (
    <div className={styles.chips}>
      <Chip label={say(filterTexts.all)} count={total} isPressed={chosen === ''} onPress={() => show('')} />
      {counts
        .filter(({ code, count }) => count > 0 || chosen === String(code))
        .map(({ code, count }) => (
          <Chip
            key={code}
            label={of.label(code, language)}
            mark={of.mark(code)}
            count={count}
            isPressed={chosen === String(code)}
            onPress={() => show(chosen === String(code) ? '' : String(code))}
          />
        ))}
    </div>
  )
}

interface ChipProps {
  label: string
  count: number
  mark?: Mark | undefined
  isPressed: boolean
  onPress: () => void
}

function Chip({ label, count, mark, isPressed, onPress }: ChipProps) {
  const { number } = useFormats()

  return (
    <button type="button" className={styles.chip} aria-pressed={isPressed} onClick={onPress}>
      {mark && <Glyph name={mark.shape} tone={mark.tone} size={12} />}
      {label} <span className={styles.count}>{number(count)}</span>
    </button>
  )
}
