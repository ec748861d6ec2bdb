import { useState } from 'react'
import { bound } from './bound.tsx'
import styles from './control.module.css'
import type { ControlProps, ValueProps } from './control-props.ts'

export interface TextListInputProps extends ControlProps, ValueProps<readonly string[]> {
  /** Stands in the empty input, such as an example. None by default. */
  placeholder?: string | undefined
}

/** Several short texts in one line; what is typed stays as it is, the value has its parts. */
function TextListInput({ value, onChange, className, ...rest }: TextListInputProps) {
  const [typed, setTyped] = useState(() => (value ?? []).join(', '))
  const parts = partsOf(typed)
  const isSame = parts.join() === (value ?? []).join()

  return (
    <div className={styles.control}>
      <input
        {...rest}
        type="text"
        className={className}
        maxLength={400}
        value={isSame ? typed : (value ?? []).join(', ')}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(partsOf(event.target.value))
        }}
      />
    </div>
  )
}

function partsOf(text: string): string[] {
  return text.split(/[\s,;，；、]+/).filter(Boolean)
}

/** Short texts such as phones, separated by spaces, commas or semicolons; a list of them on the wire. */
export const TextListField = bound<readonly string[], Pick<TextListInputProps, 'placeholder'>>(TextListInput)
