import { type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'

export interface CheckboxOptionProps extends CheckboxProps {
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
