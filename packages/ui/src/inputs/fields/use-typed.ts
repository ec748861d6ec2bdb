import { useState } from 'react'

export interface Writing<Value> {
  /** The value that a text means; the text itself where it means none, for the schema to refuse. */
  read: (text: string) => Value | string | null
  /** A value as one types it. */
  write: (value: unknown) => string
}

/**
 * The text of an input over a value that is more than text: what was typed stands as long as it means the value,
 * so nothing is rewritten while one types; leaving the input writes it properly.
 */
export function useTyped<Value>(
  value: unknown,
  onChange: (value: Value | string | null) => void,
  { read, write }: Writing<Value>,
) {
  const [typed, setTyped] = useState(() => write(value))
  const isSame = (read(typed) ?? '') === (value ?? '')

  return {
    text: isSame ? typed : write(value),
    type: (text: string) => {
      setTyped(text)
      onChange(read(text))
    },
    /** The value in its usual writing: "2026/7/1" becomes "2026-07-01". */
    settle: () => setTyped(write(value)),
  }
}
