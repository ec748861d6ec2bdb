import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './settings-drawer.module.css'

interface ChoiceProps<Value extends string> {
  label: string
  /** The value as such, beside the label. */
  note?: string | undefined
  look: 'chips' | 'pictures'
  options: readonly { value: Value; label: string; picture: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few; radio buttons, each drawn as what it does. */
export function Choice<Value extends string>({
  label,
  note,
  look,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const id = useId()

  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={note ? `${id}-note` : undefined}
      className={styles.choice}
      data-look={look}
    >
      <div className={styles.name}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {note && (
          <span id={`${id}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </div>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span className={styles.optionLabel}>
              {look === 'pictures' && option.value === value && <Check />}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
