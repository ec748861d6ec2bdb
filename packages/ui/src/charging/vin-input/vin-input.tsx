import { useId, useState } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import control from '../../inputs/fields/control.module.css'
import type { ControlProps, ValueProps } from '../../inputs/fields/control-props.ts'
import { tidyVin } from '../../inputs/fields/tidy.ts'
import { useTyped } from '../../inputs/fields/use-typed.ts'
import styles from './vin-input.module.css'

export interface VinInputProps extends ControlProps, ValueProps<string> {}

const LENGTH = 17

/**
 * A vehicle identification number, 17 characters, counted while one types. I, O and Q, which no VIN has (ISO 3779),
 * are left out, and it says so at once: they were 1 or 0.
 */
export function VinInput({ value, onChange, className, onBlur, ...rest }: VinInputProps) {
  const say = useSay()
  const reasonId = useId()
  const [refused, setRefused] = useState('')
  const { text, type, settle } = useTyped<string>(value, onChange, {
    read: (typed) => tidyVin(typed).vin || null,
    write: (vin) => (vin == null ? '' : String(vin)),
  })
  const { length } = tidyVin(text).vin

  return (
    <div className={className}>
      <div className={control.control} data-code>
        <input
          {...rest}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          aria-describedby={
            [rest['aria-describedby'], refused && reasonId].filter(Boolean).join(' ') || undefined
          }
          value={text}
          onChange={(event) => {
            const tidy = tidyVin(event.target.value)
            setRefused(tidy.refused)
            // A refused letter does not even appear; anything else stands as it was typed.
            type(tidy.refused ? tidy.vin : event.target.value)
          }}
          onBlur={() => {
            settle()
            onBlur?.()
          }}
        />
        {length > 0 && (
          <span className={control.end} aria-hidden="true">
            {length} / {LENGTH}
          </span>
        )}
      </div>
      <p id={reasonId} role="status" className={styles.reason}>
        {refused && (
          <>
            <Glyph name="alarm" tone="warning" size={12} />
            {say(
              [
                '{letters} left out: a VIN has 1 and 0 instead of I, O and Q',
                '已忽略 {letters}：车架号不含 I、O、Q，请用 1 或 0',
              ],
              {
                letters: refused,
              },
            )}
          </>
        )}
      </p>
    </div>
  )
}
