import { useId } from 'react'
import { Switch } from '../../inputs/fields/switch.tsx'
import styles from './settings-drawer.module.css'

export interface ToggleProps {
  label: string
  /** What it does, or what it needs before it can be switched. */
  note?: string | undefined
  isOn: boolean
  disabled?: boolean
  onChange: (isOn: boolean) => void
}

/** A setting that is on or off. */
export function Toggle({ label, note, isOn, disabled = false, onChange }: ToggleProps) {
  const id = useId()

  return (
    <div className={styles.toggle}>
      <div className={styles.name}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {note && (
          <span id={`${id}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </div>
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
