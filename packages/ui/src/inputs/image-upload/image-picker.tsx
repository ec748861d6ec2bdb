import type { ComponentProps, ReactNode } from 'react'
import type { FieldWiring } from '../fields/field-frame.tsx'
import styles from './image-picker.module.css'
import { IMAGE_EXTENSIONS } from './image-rules.ts'

export interface ImagePickerProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> {
  /** Its accessible name. */
  label: string
  wiring?: FieldWiring | undefined
  onChoose: (file: File | undefined) => void
  /** What is pressed. */
  children: ReactNode
}

/** Opens the device's pictures; what is drawn is its label, what has the focus the input. */
export function ImagePicker({ label, wiring, onChoose, children, className, ...rest }: ImagePickerProps) {
  return (
    <label className={`${styles.picker} ${className ?? ''}`} data-disabled={rest.disabled || undefined}>
      <input
        {...rest}
        id={wiring?.id}
        type="file"
        aria-label={label}
        aria-describedby={wiring?.['aria-describedby']}
        aria-invalid={wiring?.['aria-invalid']}
        accept={IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        className="visually-hidden"
        onChange={(event) => {
          onChoose(event.target.files?.[0])
          // The same picture can be chosen again after it was refused or removed.
          event.target.value = ''
        }}
      />
      {children}
    </label>
  )
}
