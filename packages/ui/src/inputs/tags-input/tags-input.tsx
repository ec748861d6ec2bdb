import { clsx } from 'clsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import combo from '../combobox/combobox.module.css'
import { ComboboxChips } from '../combobox/combobox-chips.tsx'
import control from '../fields/control.module.css'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { addTags } from './add-tags.ts'

export interface TagsOptions {
  /** At most so many. */
  most?: number | undefined
  /** The most characters of one tag; 50. */
  maxLength?: number | undefined
  placeholder?: string | undefined
}

export interface TagsInputProps extends ControlProps, ValueProps<readonly string[]>, TagsOptions {}

/** Short texts, such as the tags of a member: Enter or a comma adds one, Backspace takes the last one away. */
export function TagsInput({
  value,
  onChange,
  most,
  maxLength,
  placeholder,
  className,
  onBlur,
  ...rest
}: TagsInputProps) {
  const say = useSay()
  const root = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const tags = value ?? []
  const isFull = most !== undefined && tags.length >= most

  const add = (added: string) => {
    setText('')
    if (added.trim()) onChange(addTags(tags, added, { most, maxLength }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || rest.readOnly) return
    if (event.key === 'Enter' && text.trim()) {
      event.preventDefault()
      add(text)
    }
    if (event.key === 'Backspace' && text === '' && tags.length > 0) onChange(tags.slice(0, -1))
  }

  return (
    <div ref={root} className={clsx(control.control, combo.combobox, className)} data-many>
      <ComboboxChips
        chosen={tags.map((tag) => ({ value: tag, label: tag }))}
        isFixed={Boolean(rest.disabled || rest.readOnly)}
        onRemove={(choice) => {
          onChange(tags.filter((tag) => tag !== choice.value))
          root.current?.querySelector('input')?.focus()
        }}
      />
      <input
        {...rest}
        type="text"
        autoComplete="off"
        readOnly={rest.readOnly || isFull}
        maxLength={1_000}
        placeholder={
          rest.readOnly
            ? undefined
            : isFull
              ? say(['{count} at most', '最多 {count} 个'], { count: most })
              : (placeholder ?? say(['Type and press Enter', '输入后按回车']))
        }
        value={text}
        onChange={(event) => {
          if (/[,，;；、\n]/.test(event.target.value)) add(event.target.value)
          else setText(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          add(text)
          onBlur?.()
        }}
      />
    </div>
  )
}
