import { type ReactNode, useId } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import styles from './field-frame.module.css'

export interface FieldFrameProps {
  /** The id of the control; made where none is given. */
  id?: string | undefined
  /** The name of the control, above it; pressing it focuses the control, unless that is a group. */
  label: string
  /** A star behind the label, and `aria-required` for the control. Not by default. */
  isRequired?: boolean | undefined
  /** What helps while one types, below the control; it is its description. */
  hint?: string | undefined
  /** What to enter instead, in the place of the hint; with it the control is invalid. */
  error?: string | undefined
  /** How much of a limit is used, such as "27 / 200", at the right of the label; not read aloud. */
  counter?: string | undefined
  /** Takes both columns of the form. */
  wide?: boolean | undefined
  /** The control is several inputs, a group: the label names it, and pressing the label focuses none of them. */
  isGroup?: boolean | undefined
  /** The control, with what ties it to label, hint and error. */
  children: (wiring: FieldWiring) => ReactNode
}

/** The attributes that make label, hint and error belong to a control. */
export interface FieldWiring {
  /** The label leads to the control by it. */
  id: string
  /** The id of the label, where the control is a group. */
  'aria-labelledby'?: string | undefined
  /** The id of the hint or the error; nothing where there is neither. */
  'aria-describedby': string | undefined
  /** There is an error. */
  'aria-invalid': true | undefined
  /** The form is not saved without it. */
  'aria-required': true | undefined
}

/** Label above, control, and below it the hint or, in its place, the error. Knows no form library. */
export function FieldFrame({
  label,
  isRequired,
  hint,
  error,
  counter,
  wide,
  isGroup = false,
  children,
  ...rest
}: FieldFrameProps) {
  const ownId = useId()
  const id = rest.id ?? ownId

  return (
    <div
      className={styles.field}
      data-wide={wide || undefined}
      data-invalid={error !== undefined || undefined}
    >
      <div className={styles.head}>
        {isGroup ? (
          <span id={`${id}-label`} className={styles.label} data-required={isRequired || undefined}>
            {label}
          </span>
        ) : (
          <label htmlFor={id} className={styles.label} data-required={isRequired || undefined}>
            {label}
          </label>
        )}
        {counter && <span className={styles.counter}>{counter}</span>}
      </div>
      {children({
        id,
        ...(isGroup && { 'aria-labelledby': `${id}-label` }),
        'aria-describedby': (error ?? hint) ? `${id}-note` : undefined,
        'aria-invalid': error !== undefined || undefined,
        'aria-required': isRequired || undefined,
      })}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}

/** Below a control: what it has to say while one types, such as Caps Lock. It is read aloud when it comes. */
export function ControlRemark({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="status" className={styles.remark}>
      {children && <Glyph name="alarm" tone="warning" size={12} />}
      {children}
    </p>
  )
}

/** Below a control: the hint or, in its place, the error. */
export function FieldNote({ id, hint, error }: Pick<FieldFrameProps, 'hint' | 'error'> & { id: string }) {
  if (!error && !hint) return null
  return (
    <p id={`${id}-note`} className={styles.note}>
      {error !== undefined && <Glyph name="fault" size={12} />}
      {error ?? hint}
    </p>
  )
}
