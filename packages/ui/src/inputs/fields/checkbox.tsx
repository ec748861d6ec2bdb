import { clsx } from 'clsx'
import { type ComponentProps, type Ref, useLayoutEffect, useRef } from 'react'
import styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Some, but not all, of what the box stands for. */
  mixed?: boolean
  /** The box itself, for a form that names it. */
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
