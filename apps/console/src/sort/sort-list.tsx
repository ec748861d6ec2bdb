import { texts } from '@ampdeck/api/texts'
import { IconButton } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import styles from './sort-list.module.css'

export const sortTexts = texts({
  hint: ['Drag an item, or move it with Alt and the arrow keys.', '拖动条目，或使用 Alt 加上下方向键移动。'],
  up: ['Move {name} up', '上移{name}'],
  down: ['Move {name} down', '下移{name}'],
})

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

interface SortListProps {
  label: string
  items: readonly { id: number; name: string }[]
  /** The items in their new order. */
  onSort: (ids: number[]) => void
}

/** Items that people put in order by drag, by keys or by buttons. */
export function SortList({ label, items, onSort }: SortListProps) {
  const say = useSay()
  const [dragged, drag] = useState<number>()
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<HTMLElement>(null)
  const ids = items.map(({ id }) => id)
  const move = (id: number, to: number) => {
    if (to < 0 || to >= ids.length) return
    moved.current = list.current?.contains(document.activeElement)
      ? (document.activeElement as HTMLElement)
      : null
    onSort(ids.filter((other) => other !== id).toSpliced(to, 0, id))
  }
  // An element that changes its place loses the focus.
  const order = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what has changed
  useLayoutEffect(() => {
    moved.current?.focus()
    moved.current = null
  }, [order])
  const onKeyDown = (event: KeyboardEvent, id: number, index: number) => {
    const step = STEPS[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    move(id, index + step)
  }

  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <ol ref={list} className={styles.items}>
        {items.map(({ id, name }, index) => (
          <li
            key={id}
            className={styles.item}
            draggable
            data-dragged={id === dragged || undefined}
            onDragStart={() => drag(id)}
            onDragOver={(event) => {
              if (dragged !== undefined) event.preventDefault()
            }}
            onDrop={() => dragged !== undefined && move(dragged, index)}
            onDragEnd={() => drag(undefined)}
            onKeyDown={(event) => onKeyDown(event, id, index)}
          >
            <GripVertical size={14} aria-hidden="true" />
            <span>{name}</span>
            <IconButton
              label={say(sortTexts.up, { name })}
              aria-disabled={index === 0}
              onClick={() => move(id, index - 1)}
            >
              <ArrowUp size={16} />
            </IconButton>
            <IconButton
              label={say(sortTexts.down, { name })}
              aria-disabled={index === items.length - 1}
              onClick={() => move(id, index + 1)}
            >
              <ArrowDown size={16} />
            </IconButton>
          </li>
        ))}
      </ol>
    </section>
  )
}
