import { FieldFrame } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import styles from './alarm.module.css'
import { alarmWords as words } from './alarm.texts.ts'

interface NoteFieldProps {
  value: string
  onChange: (note: string) => void
  error?: string | undefined
  isRequired?: boolean
}

const MOST = 200

/** How an alarm was handled, or is to be. */
export function NoteField({ value, onChange, error, isRequired = false }: NoteFieldProps) {
  const say = useSay()

  return (
    <FieldFrame
      label={say(words.note)}
      isRequired={isRequired}
      error={error}
      counter={`${value.length} / ${MOST}`}
    >
      {(wiring) => (
        <textarea
          {...wiring}
          className={styles.note}
          rows={3}
          maxLength={MOST}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
