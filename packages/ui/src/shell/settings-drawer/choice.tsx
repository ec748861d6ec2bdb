import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Switch } from '../../inputs/fields/switch.tsx'
import styles from './settings-drawer.module.css'

export interface ChoiceOption<Value extends string> {
  value: Value
  label: string
  /** A picture of the choice, above its label. */
  picture?: ReactNode
  disabled?: boolean
}

interface SettingProps {
  label: string
  /** Said beside the label: the value as such, what it does, or why it is not offered. */
  note?: string | undefined
}

export interface ChoiceProps<Value extends string> extends SettingProps {
  /** Chips and pictures stand below the label, words beside it. */
  look: 'chips' | 'pictures' | 'words'
  options: readonly ChoiceOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few; radio buttons, each drawn as what it does. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { look, options, value, onChange } = props
  const id = useId()

  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={props.note ? `${id}-note` : undefined}
      className={styles.choice}
      data-look={look}
    >
      <Words id={id} note={props.note}>
        <span id={`${id}-label`} className={styles.label}>
          {props.label}
        </span>
      </Words>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
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

export interface ToggleProps extends SettingProps {
  isOn: boolean
  disabled?: boolean
  onChange: (isOn: boolean) => void
}

/** A setting that is on or off. */
export function Toggle({ label, note, isOn, disabled, onChange }: ToggleProps) {
  const id = useId()

  return (
    <div className={styles.toggle}>
      <Words id={id} note={note}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      </Words>
      <Switch
        id={id}
        aria-describedby={note ? `${id}-note` : undefined}
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}

function Words({ id, note, children }: { id: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.name}>
      {children}
      {note && (
        <span id={`${id}-note`} className={styles.note}>
          {note}
        </span>
      )}
    </div>
  )
}
