import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './control.module.css'
import type { ControlProps, ValueProps } from './control-props.ts'
import { useTyped } from './use-typed.ts'

export interface TidyInputProps extends ControlProps, ValueProps<string> {
  /** The value that a text means. */
  tidy: (text: string) => string
  type?: 'text' | 'tel'
  inputMode?: 'numeric' | 'text' | 'tel'
  autoComplete?: string
  placeholder?: string | undefined
  /** Drawn in capital letters while one types. */
  isCode?: boolean
  /** Stands inside, at the end. */
  end?: ReactNode
}

/** A text that is tidied on its way: what was typed stands until one leaves the field, the value is tidy at once. */
export function TidyInput({
  value,
  onChange,
  tidy,
  type = 'text',
  isCode = false,
  end,
  autoComplete = 'off',
  className,
  onBlur,
  ...rest
}: TidyInputProps) {
  const typed = useTyped<string>(value, onChange, {
    read: (text) => tidy(text) || null,
    write: (text) => (text == null ? '' : String(text)),
  })

  return (
    <div className={clsx(styles.control, className)} data-code={isCode || undefined}>
      <input
        {...rest}
        type={type}
        autoComplete={autoComplete}
        spellCheck={false}
        maxLength={50}
        value={typed.text}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={() => {
          typed.settle()
          onBlur?.()
        }}
      />
      {end}
    </div>
  )
}
