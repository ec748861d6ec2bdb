import { clsx } from 'clsx'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Some, but not all, of what the box stands for. */
  mixed?: boolean
}

/** The native checkbox in our form; its name comes from a label around it or from `aria-label`. */
export function Checkbox({ mixed = false, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])

  return <input {...rest} ref={box} type="checkbox" className={clsx(styles.box, className)} />
}
