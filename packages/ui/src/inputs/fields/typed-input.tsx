import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useState } from 'react'
import styles from './control.module.css'
import type { ControlProps, ValueProps } from './control-props.ts'

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

interface LookProps extends ControlProps, Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength'> {
  /** Stands in the empty input, such as an example. None by default. */
  placeholder?: string | undefined
  /** Drawn in capital letters while one types. */
  isCode?: boolean
  /** Stands inside, at the end. */
  end?: ReactNode
}

interface TypedInputProps<Value> extends LookProps, ValueProps<Value | string>, Writing<Value> {
  /** What stands there of what was typed; nothing where it may not be typed at all. */
  onType?: (text: string) => string | undefined
}

/** A line of text that means a value: what was typed stands until one leaves the field. */
export function TypedInput<Value>({
  value,
  onChange,
  read,
  write,
  onType = (typed) => typed,
  isCode = false,
  end,
  className,
  onBlur,
  ...rest
}: TypedInputProps<Value>) {
  const { text, type, settle } = useTyped<Value>(value, onChange, { read, write })

  return (
    <div className={clsx(styles.control, className)} data-code={isCode || undefined}>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={50}
        {...rest}
        value={text}
        onChange={(event) => {
          const kept = onType(event.target.value)
          if (kept !== undefined) type(kept)
        }}
        onBlur={() => {
          settle()
          onBlur?.()
        }}
      />
      {end}
    </div>
  )
}

interface TidyInputProps extends LookProps, ValueProps<string> {
  /** The value that a text means. */
  tidy: (text: string) => string
}

/** A text that is tidied on its way: the value is tidy at once. */
export function TidyInput({ tidy, ...rest }: TidyInputProps) {
  return (
    <TypedInput<string>
      {...rest}
      read={(text) => tidy(text) || null}
      write={(value) => (value == null ? '' : String(value))}
    />
  )
}
