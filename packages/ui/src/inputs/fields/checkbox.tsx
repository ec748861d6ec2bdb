import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react'
import styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref' | 'children'> {
  /** Some, but not all, of what the box stands for: a bar, read aloud as mixed. Not by default. */
  mixed?: boolean
  /** The input itself, for what must focus it. */
  inputRef?: Ref<HTMLInputElement>
}

/** The native checkbox in our form; its name comes from a label around it or from `aria-label`. */
export function Checkbox({ mixed = false, inputRef, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])

  return (
    <input
      {...rest}
      ref={(element) => {
        box.current = element
        if (typeof inputRef === 'function') return inputRef(element) ?? undefined
        if (inputRef) inputRef.current = element
      }}
      type="checkbox"
      className={clsx(styles.box, className)}
    />
  )
}

export interface CheckboxOptionProps extends CheckboxProps {
  /** The words beside the box; they name it. */
  children: ReactNode
}

/** A checkbox with its words beside it; both can be pressed. */
export function CheckboxOption({ children, ...rest }: CheckboxOptionProps) {
  const id = useId()

  return (
    <label htmlFor={id} className={styles.option}>
      <Checkbox {...rest} id={id} />
      {children}
    </label>
  )
}

/** The box of something that is on or off; its label is the caller's. */
export function Switch({ className, checked, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      className={clsx(styles.switch, className)}
    />
  )
}
