import type { Ref } from 'react'
import type { FieldWiring } from './field-frame.tsx'

/** What every bare control takes: the wiring of its frame, or a name of its own where there is no frame. */
export interface ControlProps extends Partial<FieldWiring> {
  /** The input that takes the focus when the form names this field. */
  ref?: Ref<HTMLInputElement> | undefined
  /** The field's name in its form, on the input; a tree or a transfer list has no use for it. */
  name?: string | undefined
  /** The control was left; a form may then check its value. */
  onBlur?: (() => void) | undefined
  /** It cannot be used now; say beside it why. For what can only be looked at there is `readOnly`. */
  disabled?: boolean | undefined
  /** The value can be read and copied, not changed. */
  readOnly?: boolean | undefined
  /** The name where no label stands above. */
  'aria-label'?: string | undefined
  /** A class of the caller's, for width and place. */
  className?: string | undefined
}

/** A control of a value. `null` is nothing; what is typed and means no value is handed on as the text that it is. */
export interface ValueProps<Value> {
  /** The value in force, in units of the wire; `null` or `undefined` is none. The caller holds it. */
  value: Value | null | undefined
  /** Called with each change, while one types too. Emptied it is `null`; a list is then empty. */
  onChange: (value: Value | null) => void
}
