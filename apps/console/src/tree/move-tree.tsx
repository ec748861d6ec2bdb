import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './move-tree.module.css'
import {
  mayMove,
  type Place,
  type Step,
  stepOf,
  type TreeItem,
  type TreeRules,
  treeRows,
} from './tree-rows.ts'

interface MoveTreeProps<Item extends TreeItem> extends TreeRules {
  label: string
  items: readonly Item[]
  /** Names the row above all items, which stands for all of them. */
  root: string
  /** The chosen item; null is the root. */
  current: number | null
  onChoose: (id: number | null) => void
  /** Without it items stay where they are. */
  onMove?: ((item: Item, place: Place) => void) | undefined
  /** What stands at the end of an item's row. */
  detail?: (item: Item) => ReactNode
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowRight: 'in',
  ArrowLeft: 'out',
  ArrowUp: 'up',
  ArrowDown: 'down',
}
/** The upper part of a row, where a drop means "before this one". */
const BEFORE_SHARE = 0.3

/**
 * A tree in which an item is dragged onto the one that it is to belong to; by the keyboard Alt and the arrows to the
 * right and to the left put it below the item above it, or out again, and up and down change the order.
 */
export function MoveTree<Item extends TreeItem>({
  label,
  items,
  root,
  current,
  onChoose,
  onMove,
  detail,
  ...rules
}: MoveTreeProps<Item>) {
  const element = useRef<HTMLDivElement>(null)
  const moved = useRef<number>(undefined)
  const [dragged, setDragged] = useState<Item>()
  const [over, setOver] = useState<{ id: number | null; isBefore: boolean }>()
  const rows = [{ item: null, level: 0 }, ...treeRows(items)]
  const focused = rows.some(({ item }) => item?.id === current) ? current : null

  // A row that has got another place in the document has lost the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place changes with the items
  useEffect(() => {
    if (moved.current === undefined) return
    element.current?.querySelector<HTMLElement>(`[data-id="${moved.current}"]`)?.focus()
    moved.current = undefined
  }, [items])

  const placeOf = (item: Item | null, isBefore: boolean): Place =>
    isBefore && item ? { pid: item.pid, before: item.id } : { pid: item?.id ?? null, before: null }
  const isUpper = ({ currentTarget, clientY }: DragEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect()
    return rules.isOrdered === true && clientY - top < height * BEFORE_SHARE
  }
  const endDrag = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const onKeyDown = (event: KeyboardEvent, item: Item | null, index: number) => {
    const step = STEPS[event.key]
    if (event.altKey && item && onMove && step) {
      event.preventDefault()
      const place = stepOf(items, item, step, rules)
      const isUnordered = !rules.isOrdered && (step === 'up' || step === 'down')
      if (!place || isUnordered) return
      moved.current = item.id
      onMove(item, place)
      return
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onChoose(item?.id ?? null)
      return
    }
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    element.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[next]?.focus()
  }
  const dropTarget = (item: Item | null) => ({
    onDragOver: (event: DragEvent) => {
      const isBefore = isUpper(event)
      if (!dragged || !mayMove(items, dragged.id, placeOf(item, isBefore), rules)) return
      event.preventDefault()
      setOver({ id: item?.id ?? null, isBefore })
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (event: DragEvent) => {
      const place = placeOf(item, isUpper(event))
      if (dragged && mayMove(items, dragged.id, place, rules)) onMove?.(dragged, place)
      endDrag()
    },
  })

  return (
    <div ref={element} role="tree" aria-label={label} className={styles.tree}>
      {rows.map(({ item, level }, index) => {
        const id = item?.id ?? null
        const drop = over?.id === id ? (over.isBefore ? 'before' : 'in') : undefined
        return (
          <div
            key={id ?? 0}
            role="treeitem"
            aria-level={level + 1}
            aria-selected={id === focused}
            tabIndex={id === focused ? 0 : -1}
            className={styles.row}
            data-id={id ?? ''}
            data-drop={drop}
            style={{ paddingInlineStart: `${12 + level * 20}px` }}
            draggable={item !== null && onMove !== undefined}
            onDragStart={() => setDragged(item ?? undefined)}
            onDragEnd={endDrag}
            {...dropTarget(item)}
            onClick={() => onChoose(id)}
            onKeyDown={(event) => onKeyDown(event, item, index)}
          >
            <span className={styles.name}>{item?.name ?? root}</span>
            {item && detail && <span className={styles.detail}>{detail(item)}</span>}
          </div>
        )
      })}
    </div>
  )
}
