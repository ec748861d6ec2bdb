import type { ComponentProps, ReactNode } from 'react'
import styles from './control.module.css'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

export interface TextInputProps
  extends Omit<ComponentProps<'input'>, 'size' | 'children'>,
    Pick<FieldFrameProps, 'label' | 'hint' | 'error'> {
  /** `form` by default; `large` 40 px, for the log-in page. Styled by `[data-size]`. */
  size?: 'form' | 'large'
  /** Stands inside, at the end: a unit, or a button that shows the password. */
  end?: ReactNode
}

/** A labelled text input without any form library behind it. */
export function TextInput({ id, label, hint, error, required, size = 'form', end, ...rest }: TextInputProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={required}>
      {(wiring) => (
        <div className={styles.control} data-size={size}>
          <input type="text" {...rest} {...wiring} />
          {end}
        </div>
      )}
    </FieldFrame>
  )
}
