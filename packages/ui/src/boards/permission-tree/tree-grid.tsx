import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { Empty } from '../../shell/state-panel/empty.tsx'
import { type Grants, type TreeState, toggleAction, toggleNode } from './permission-model.ts'
import { PermissionRow } from './permission-row.tsx'
import styles from './permission-tree.module.css'
import { treeTexts } from './permission-tree.texts.ts'
import type { TreeRow } from './tree-rows.ts'
import { stepOf, type TreeFocus } from './walk-tree.ts'

interface TreeGridProps {
  rows: readonly TreeRow[]
  query: string
  state: TreeState
  onChange: ((value: Grants) => void) | undefined
  onExpand: (ids: readonly number[], isOpen: boolean) => void
  onShowAll: () => void
}

const ROW = 36

/** The rows of the tree. Only those in sight are drawn; the keyboard walks all of them. */
export function TreeGrid({ rows, query, state, onChange, onExpand, onShowAll }: TreeGridProps) {
  const say = useSay()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [focus, setFocus] = useState<TreeFocus>()
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey: (index) => rows[index]?.node.entry.id ?? index,
    overscan: 12,
  })
  const at = rows.some((row) => row.node.entry.id === focus?.node) ? focus : undefined
  const current = at ?? (rows[0] && { node: rows[0].node.entry.id, action: undefined })

  const move = (next: TreeFocus) => {
    setFocus(next)
    virtual.scrollToIndex(rows.findIndex((row) => row.node.entry.id === next.node))
  }

  const toggle = ({ node: nodeId, action: actionId }: TreeFocus) => {
    const node = rows.find((row) => row.node.entry.id === nodeId)?.node
    if (!node || !onChange) return
    const action = node.kind === 'menu' && node.actions.find(({ entry }) => entry.id === actionId)
    const { value, grantable } = state
    const next = action ? toggleAction(value, action, grantable) : toggleNode(value, node, grantable)
    if (next.size !== value.size) onChange(next)
  }

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = stepOf(rows, current, event.key)
    if (!step) return
    event.preventDefault()
    if (step.do === 'focus') move(step.at)
    else if (step.do === 'toggle') toggle(step.at)
    else if (step.do === 'expandSiblings') onExpand(step.nodes, true)
    else onExpand([step.node], step.do === 'expand')
  }

  /** One listener for a thousand parts: each says by `data-part` what it is. */
  const click = (event: MouseEvent) => {
    const part = (event.target as Element).closest<HTMLElement>('[data-part]')
    const row = rows.find(({ node }) => String(node.entry.id) === part?.dataset.node)
    if (!part || !row) return
    const pressed = { node: row.node.entry.id, action: Number(part.dataset.action) || undefined }
    setFocus(pressed)
    if (part.dataset.part === 'box' || part.dataset.part === 'chip') toggle(pressed)
    else if (row.node.kind === 'catalog') onExpand([row.node.entry.id], !row.isExpanded)
  }

  if (rows.length === 0)
    return (
      <Empty
        title={say(query ? treeTexts.noMatch : treeTexts.noneHere)}
        text={query && say(treeTexts.noMatchText, { query })}
      >
        <Button onClick={onShowAll}>{say(treeTexts.showAll)}</Button>
      </Empty>
    )

  return (
    <div
      ref={scroller}
      role="tree"
      aria-label={say(treeTexts.permissions)}
      aria-describedby={`${id}-keys`}
      aria-multiselectable="true"
      aria-activedescendant={current && partId(id, current)}
      tabIndex={0}
      className={styles.tree}
      onKeyDown={press}
      onClick={click}
    >
      <span id={`${id}-keys`} hidden>
        {say(treeTexts.keys)}
      </span>
      <div role="presentation" className={styles.sheet} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index]
          return (
            row && (
              <PermissionRow
                key={item.key}
                ref={virtual.measureElement}
                idBase={id}
                index={item.index}
                start={item.start}
                row={row}
                query={query}
                focus={current?.node === row.node.entry.id ? current : undefined}
                state={state}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

/** The id of a row or of an action in it. */
function partId(base: string, { node, action }: TreeFocus): string {
  return `${base}-${action ?? node}`
}
