import { useState } from 'react'
import { bound } from './bound.tsx'
import styles from './control.module.css'
import type { ControlProps, ValueProps } from './control-props.ts'

export interface TextListInputProps extends ControlProps, ValueProps<readonly string[]> {
  /** Stands in the empty input, such as an example. None by default. */
  placeholder?: string | undefined
  /** Blanks belong to the texts, as in `F6 CA 0C C5`: commas and semicolons alone separate them. False by default. */
  keepsBlanks?: boolean | undefined
}

/** Several short texts in one line; what is typed stays as it is, the value has its parts. */
function TextListInput({ value, onChange, className, keepsBlanks = false, ...rest }: TextListInputProps) {
  const partsOf = (text: string) =>
    text.split(keepsBlanks ? BETWEEN : BETWEEN_OR_BLANK).flatMap((part) => part.trim() || [])
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

const BETWEEN = /[,;，；、\n]/
const BETWEEN_OR_BLANK = /[\s,;，；、]/

/** Short texts such as phones, separated by spaces, commas or semicolons; a list of them on the wire. */
export const TextListField = bound<
  readonly string[],
  Pick<TextListInputProps, 'placeholder' | 'keepsBlanks'>
>(TextListInput)
