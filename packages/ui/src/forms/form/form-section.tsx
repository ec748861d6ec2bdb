import type { ComponentProps } from 'react'
import styles from './form-section.module.css'

export interface FormSectionProps extends ComponentProps<'fieldset'> {
  title?: string
}

/** Fields that belong together, under their heading. */
export function FormSection({ title, children, ...rest }: FormSectionProps) {
  return (
    <fieldset {...rest} className={styles.section}>
      {title && <legend className={styles.title}>{title}</legend>}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
