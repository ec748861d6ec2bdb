import { FieldFrame, Select } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { alarmWords as words } from './alarm.texts.ts'

interface PersonFieldProps {
  value: string
  onChange: (id: string) => void
  people: readonly { id: number; label: string }[]
  /** What choosing nobody means; without it somebody must be chosen. */
  nobody?: string
  hint?: string | undefined
  error?: string | undefined
}

/** Who is to do it. */
export function PersonField({ value, onChange, people, nobody, hint, error }: PersonFieldProps) {
  const say = useSay()

  return (
    <FieldFrame label={say(words.person)} isRequired={nobody === undefined} hint={hint} error={error}>
      {(wiring) => (
        <Select {...wiring} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{nobody ?? say(words.choose)}</option>
          {people.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
