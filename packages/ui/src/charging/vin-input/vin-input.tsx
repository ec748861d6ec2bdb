import { texts } from '@ampdeck/api/texts'
import { useId, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import control from '../../inputs/fields/control.module.css'
import type { ControlProps, ValueProps } from '../../inputs/fields/control-props.ts'
import { ControlRemark } from '../../inputs/fields/field-frame.tsx'
import { tidyVin } from '../../inputs/fields/tidy.ts'
import { TypedInput } from '../../inputs/fields/typed-input.tsx'

export interface VinInputProps extends ControlProps, ValueProps<string> {}

const LENGTH = 17

const t = texts({
  refused: [
    '{letters} left out: a VIN has 1 and 0 instead of I, O and Q',
    '已忽略 {letters}：车架号不含 I、O、Q，请用 1 或 0',
  ],
})

/**
 * A vehicle identification number, 17 characters, counted while one types. I, O and Q, which no VIN has (ISO 3779),
 * are left out, and it says so at once: they were 1 or 0.
 */
export function VinInput({ value, onChange, className, ...rest }: VinInputProps) {
  const say = useSay()
  const reasonId = useId()
  const [refused, setRefused] = useState('')
  const length = tidyVin(value ?? '').vin.length

  return (
    <div className={className}>
      <TypedInput<string>
        {...rest}
        isCode
        maxLength={40}
        aria-describedby={
          [rest['aria-describedby'], refused && reasonId].filter(Boolean).join(' ') || undefined
        }
        value={value}
        onChange={onChange}
        read={(typed) => tidyVin(typed).vin || null}
        write={(vin) => (vin == null ? '' : String(vin))}
        // A refused letter does not even appear; anything else stands as it was typed.
        onType={(typed) => {
          const tidy = tidyVin(typed)
          setRefused(tidy.refused)
          return tidy.refused ? tidy.vin : typed
        }}
        end={
          length > 0 && (
            <span className={control.end} aria-hidden="true">
              {length} / {LENGTH}
            </span>
          )
        }
      />
      <ControlRemark id={reasonId}>{refused && say(t.refused, { letters: refused })}</ControlRemark>
    </div>
  )
}
