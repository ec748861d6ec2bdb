import type { Ref } from 'react'
import type { FieldWiring } from './field-frame.tsx'

/** What every bare control takes: the wiring of its frame, or a name of its own where there is no frame. */
export interface ControlProps extends Partial<FieldWiring> {
  /** The input that takes the focus when the form names this field. */
  ref?: Ref<HTMLInputElement> | undefined
  name?: string | undefined
  onBlur?: (() => void) | undefined
  disabled?: boolean | undefined
  /** The value can be read and copied, not changed. */
  readOnly?: boolean | undefined
  /** The name where no label stands above. */
  'aria-label'?: string | undefined
  className?: string | undefined
}

/** A control of a value. `null` is nothing; what is typed and means no value is handed on as the text that it is. */
export interface ValueProps<Value> {
  value: Value | null | undefined
  onChange: (value: Value | null) => void
}
