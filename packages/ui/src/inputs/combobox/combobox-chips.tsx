import { X } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import shared from '../../foundation/theme/shared.module.css'
import type { Choice } from './choice.ts'
import styles from './combobox.module.css'
import { comboTexts } from './combobox.texts.ts'

/** So many chips say what is chosen; more would push the input away. */
const SHOWN = 3

interface ComboboxChipsProps {
  chosen: readonly Choice[]
  isFixed: boolean
  onRemove: (choice: Choice) => void
}

/** What is chosen, each with a way to take it away; beyond three the rest is counted. */
export function ComboboxChips({ chosen, isFixed, onRemove }: ComboboxChipsProps) {
  const say = useSay()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? chosen : chosen.slice(0, SHOWN)
  const hidden = chosen.length - SHOWN

  return (
    <>
      {shown.map((choice) => (
        <span key={choice.value} className={styles.chip} title={choice.label}>
          <span className={shared.cut}>{choice.label}</span>
          {!isFixed && (
            <button
              type="button"
              aria-label={say(comboTexts.remove, { label: choice.label })}
              onClick={() => onRemove(choice)}
            >
              <X size={12} />
            </button>
          )}
        </span>
      ))}
      {hidden > 0 && (
        <button type="button" className={styles.more} onClick={() => setWhole(!isWhole)}>
          {isWhole ? say(comboTexts.fewer) : say(comboTexts.more, { count: hidden })}
        </button>
      )}
    </>
  )
}
