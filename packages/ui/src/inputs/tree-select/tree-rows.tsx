import { Combobox as Chakra } from '@chakra-ui/react/combobox'
import { ChevronRight } from 'lucide-react'
import { useSay } from '../../foundation/language/use-say.ts'
import { useIsPhone } from '../../foundation/resize/use-is-phone.ts'
import { type ScrollTo, useVirtualRows } from '../combobox/use-options.ts'
import styles from './tree-select.module.css'
import { treeTexts } from './tree-select.texts.ts'
import type { FlatRow, TreeId, TreeNode, TreeState } from './tri-state.ts'

interface TreeRowsProps {
  id: string
  rows: readonly FlatRow[]
  isMany: boolean
  states: ReadonlyMap<TreeId, TreeState>
  chosen: ReadonlySet<TreeId>
  scrollTo: ScrollTo
  onTurn: (node: TreeNode, isOpen: boolean) => void
}

const checked = { all: true, some: 'mixed', none: false } as const

/** The options of a combobox as the rows of a tree, of which only those in sight are drawn. */
export function TreeRows({ id, rows, isMany, states, chosen, scrollTo, onTurn }: TreeRowsProps) {
  const say = useSay()
  const height = useIsPhone() ? 44 : 32
  const { box, whole, shown } = useVirtualRows({ count: rows.length, height, scrollTo })

  return (
    <Chakra.List
      ref={box}
      id={id}
      role="tree"
      aria-label={say(treeTexts.tree)}
      aria-multiselectable={isMany || undefined}
    >
      <div role="presentation" style={whole}>
        {shown.map(({ index, style }) => {
          const row = rows[index]
          if (!row) return null
          const { node, level, isOpen, canOpen, place, of } = row
          const state = states.get(node.id) ?? 'none'
          return (
            <Chakra.Item
              key={node.id}
              item={row}
              persistFocus
              role="treeitem"
              aria-level={level}
              aria-posinset={place}
              aria-setsize={of}
              aria-expanded={canOpen ? isOpen : undefined}
              aria-checked={isMany ? checked[state] : undefined}
              aria-selected={isMany ? undefined : chosen.has(node.id)}
              style={{ ...style, paddingLeft: 4 + (level - 1) * 20 }}
            >
              {/* For the mouse alone: the arrow keys of the tree do the same. */}
              <span
                className={styles.opener}
                data-open={isOpen || undefined}
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation()
                  if (canOpen) onTurn(node, !isOpen)
                }}
              >
                {canOpen && <ChevronRight size={14} />}
              </span>
              {isMany && <span data-tick={state} aria-hidden="true" />}
              <Chakra.ItemText>
                <span>{node.label}</span>
              </Chakra.ItemText>
              {node.detail && <small>{node.detail}</small>}
            </Chakra.Item>
          )
        })}
      </div>
    </Chakra.List>
  )
}
