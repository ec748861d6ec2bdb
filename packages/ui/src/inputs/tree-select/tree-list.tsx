import { useVirtualizer } from '@tanstack/react-virtual'
import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useIsPhone } from '../../data/data-table/use-is-phone.ts'
import type { FlatRow, TreeId, TreeNode, TreeState } from '../../data/tree/tri-state.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './tree-select.module.css'
import { treeTexts } from './tree-select.texts.ts'

interface TreeListProps {
  rows: readonly FlatRow[]
  isMany: boolean
  states: ReadonlyMap<TreeId, TreeState>
  chosen: ReadonlySet<TreeId>
  loading: ReadonlySet<TreeId>
  onOpen: (node: TreeNode, isOpen: boolean) => void
  onChoose: (node: TreeNode) => void
}

const checked = { all: true, some: 'mixed', none: false } as const

/** The tree of the ARIA practices, of which only the rows in sight are drawn. */
export function TreeList({ rows, isMany, states, chosen, loading, onOpen, onChoose }: TreeListProps) {
  const say = useSay()
  const id = useId()
  const isPhone = useIsPhone()
  const box = useRef<HTMLDivElement>(null)
  const [wanted, setActive] = useState(0)
  const active = Math.min(wanted, Math.max(0, rows.length - 1))
  const height = isPhone ? 44 : 32
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 8,
    initialRect: { width: 280, height: 300 },
  })
  useEffect(() => {
    if (rows.length > 0) list.scrollToIndex(active, { align: 'auto' })
  }, [list, active, rows.length])

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active]
    if (!row) return
    const { key } = event
    if (key === 'ArrowDown') setActive(Math.min(rows.length - 1, active + 1))
    else if (key === 'ArrowUp') setActive(Math.max(0, active - 1))
    else if (key === 'Home') setActive(0)
    else if (key === 'End') setActive(rows.length - 1)
    else if (key === 'ArrowRight' && row.canOpen && !row.isOpen) onOpen(row.node, true)
    else if (key === 'ArrowRight' && row.isOpen) setActive(active + 1)
    else if (key === 'ArrowLeft' && row.isOpen) onOpen(row.node, false)
    else if (key === 'ArrowLeft')
      setActive(
        Math.max(
          0,
          rows.findIndex((other) => other.node.id === row.parent),
        ),
      )
    else if (key === ' ' || key === 'Enter') onChoose(row.node)
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={box}
      role="tree"
      aria-label={say(treeTexts.tree)}
      aria-multiselectable={isMany || undefined}
      aria-activedescendant={rows.length > 0 ? `${id}-${active}` : undefined}
      tabIndex={0}
      className={styles.box}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className={styles.rows} style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (!row) return null
          const { node, level, isOpen, canOpen, place, of } = row
          const state = states.get(node.id) ?? 'none'
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the tree has the focus and the keys.
            <div
              key={node.id}
              id={`${id}-${index}`}
              role="treeitem"
              aria-level={level}
              aria-posinset={place}
              aria-setsize={of}
              aria-expanded={canOpen ? isOpen : undefined}
              aria-checked={isMany ? checked[state] : undefined}
              aria-selected={isMany ? undefined : chosen.has(node.id)}
              aria-busy={loading.has(node.id) || undefined}
              data-active={index === active || undefined}
              data-state={isMany ? state : undefined}
              className={styles.row}
              style={{ height, translate: `0 ${start}px`, paddingLeft: 4 + (level - 1) * 20 }}
              onClick={() => {
                setActive(index)
                onChoose(node)
              }}
            >
              {/* For the mouse alone: the arrow keys of the tree do the same. */}
              <span
                className={styles.opener}
                data-open={isOpen || undefined}
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation()
                  setActive(index)
                  if (canOpen) onOpen(node, !isOpen)
                }}
              >
                {canOpen && <ChevronRight size={14} />}
              </span>
              {isMany && <span className={styles.tick} aria-hidden="true" />}
              <span className={styles.label}>{node.label}</span>
              {node.detail && <span className={styles.detail}>{node.detail}</span>}
              {loading.has(node.id) && <span className={styles.detail}>{say(treeTexts.loading)}</span>}
            </div>
          )
        })}
      </div>
    </div>
  )
}
