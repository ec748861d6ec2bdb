import { texts } from '@ampdeck/api/texts'
import { TimeInput } from '@ampdeck/ui/date-input'
import { bound, type ControlProps, type ValueProps } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import styles from './rule.module.css'

const words = texts({ from: ['From', '开始'], to: ['To', '结束'] })

/** A time of day from and to, `HH:mm-HH:mm` on the wire; over midnight where the second comes first. */
export const WindowField = bound<string>(WindowInput, { isGroup: true })

function WindowInput({
  value,
  onChange,
  ref,
  onBlur,
  disabled,
  readOnly,
  id,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
}: ControlProps & ValueProps<string>) {
  const say = useSay()
  const [from = '', to = ''] = (value ?? '').split('-')
  const common = { onBlur, disabled, readOnly, 'aria-invalid': invalid }

  return (
    <fieldset id={id} aria-labelledby={labelledBy} aria-describedby={describedBy} className={styles.window}>
      <TimeInput
        {...common}
        ref={ref}
        aria-label={say(words.from)}
        value={from}
        onChange={(next) => onChange(`${next ?? ''}-${to}`)}
      />
      <span aria-hidden="true">–</span>
      <TimeInput
        {...common}
        hasEnd
        aria-label={say(words.to)}
        value={to}
        onChange={(next) => onChange(`${from}-${next ?? ''}`)}
      />
    </fieldset>
  )
}
