import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { DragEvent, MouseEvent, ReactNode } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { CheckboxOption } from '../../inputs/fields/checkbox.tsx'
import styles from './column-chooser.module.css'
import { chooserTexts } from './column-chooser.texts.ts'

interface ChoiceItemProps {
  id: string
  label: string
  isShown: boolean
  /** It is always shown. */
  isLocked?: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  /** Another one was dropped on this one. */
  onDropped: (id: string) => void
  /** What else can be done with it. */
  children?: ReactNode
}

/** One of what can be shown: moved by dragging, or with the two buttons by those who cannot drag. */
export function ChoiceItem(props: ChoiceItemProps) {
  const { id, label, isShown, isLocked = false, onToggle, onMove, onDropped, children } = props
  const say = useSay()
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    onDropped(event.dataTransfer.getData('text/plain'))
  }
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    onMove(by)
    // A line that changes its place in the document loses the focus, which the next press needs.
    requestAnimationFrame(() => button.focus())
  }

  return (
    <li
      className={styles.item}
      data-shown={isShown || undefined}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <GripVertical className={styles.grip} size={12} aria-hidden="true" />
      <CheckboxOption checked={isShown} disabled={isLocked} onChange={onToggle}>
        {label}
      </CheckboxOption>
      <IconButton size="small" label={say(chooserTexts.up, { column: label })} onClick={move(-1)}>
        <ArrowUp size={12} />
      </IconButton>
      <IconButton size="small" label={say(chooserTexts.down, { column: label })} onClick={move(1)}>
        <ArrowDown size={12} />
      </IconButton>
      {children}
    </li>
  )
}
