import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId, useMemo, useRef, useState } from 'react'
import {
  flatRows,
  grownChoice,
  leavesOf,
  statesOf,
  type TreeId,
  type TreeNode,
  toggled,
  topChosen,
} from '../../data/tree/tri-state.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { DropPanel } from '../../overlays/drop-panel/drop-panel.tsx'
import control from '../fields/control.module.css'
import type { ControlProps } from '../fields/control-props.ts'
import { TreeList } from './tree-list.tsx'
import { TreePanel } from './tree-panel.tsx'
import styles from './tree-select.module.css'
import { treeTexts } from './tree-select.texts.ts'
import { type LoadChildren, useLazyTree } from './use-lazy-tree.ts'

export interface TreeOptions {
  nodes: readonly TreeNode[]
  /** Loads the children of a node that says it has some; a failure can be tried again. */
  load?: LoadChildren | undefined
  placeholder?: string | undefined
}

interface TreeComboboxProps extends ControlProps, TreeOptions {
  isMany: boolean
  ids: readonly TreeId[]
  onIds: (ids: readonly TreeId[]) => void
}

/** What the tree selects of one node and of many share: a field that says the choice, and the tree below it. */
export function TreeCombobox({
  nodes: given,
  load,
  placeholder,
  isMany,
  ids,
  onIds,
  ref,
  readOnly,
  disabled,
  className,
  name: _,
  ...rest
}: TreeComboboxProps) {
  const say = useSay()
  const panelId = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [open, setOpened] = useState<ReadonlySet<TreeId>>(
    () => new Set(given.length === 1 ? [given[0]?.id ?? ''] : []),
  )

  const chosen = useMemo(() => new Set(ids), [ids])
  const { nodes, loading, failed, fetch } = useLazyTree(given, load, (id, children) => {
    if (isMany && chosen.has(id)) onIds([...grownChoice(chosen, id, children)])
  })
  const rows = useMemo(() => flatRows(nodes, open, text), [nodes, open, text])
  const states = useMemo(() => statesOf(nodes, chosen), [nodes, chosen])
  const labels = isMany
    ? topChosen(nodes, chosen).map((node) => node.label)
    : ids.map((id) => labelIn(nodes, id) ?? String(id))
  // What lies in branches that are not loaded, or that the reader may not see, is counted and never lost.
  const count = isMany ? topChosen(nodes, chosen).flatMap(leavesOf).length : ids.length
  const hidden = ids.length - count

  const close = () => {
    setOpen(false)
    setText('')
    anchor.current?.querySelector('button')?.focus()
  }
  const choose = (node: TreeNode) => {
    if (isMany) return onIds([...toggled(node, chosen)])
    onIds([node.id])
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpen) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <div ref={anchor} className={clsx(control.control, styles.tree, className)}>
      <button
        {...rest}
        // The form focuses whatever element it is given.
        ref={ref as Ref<HTMLButtonElement> | undefined}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-readonly={readOnly || undefined}
        disabled={disabled}
        className={styles.trigger}
        onClick={() => !readOnly && (isOpen ? close() : setOpen(true))}
        onKeyDown={readOnly ? undefined : onKeyDown}
      >
        <span className={styles.label} data-empty={ids.length === 0 || undefined}>
          {ids.length === 0
            ? (placeholder ?? say(treeTexts.choose))
            : [...labels, ...(hidden > 0 ? [`+${hidden}`] : [])].join(say(treeTexts.separator))}
        </span>
        {isMany && ids.length > 1 && <span className={styles.count}>{ids.length}</span>}
        {!readOnly && <ChevronDown size={14} />}
      </button>
      {isOpen && (
        <DropPanel
          id={panelId}
          role="dialog"
          aria-label={say(treeTexts.tree)}
          anchor={anchor}
          isAsWide
          onClose={close}
        >
          <TreePanel
            text={text}
            onText={setText}
            count={isMany ? ids.length : undefined}
            onClear={() => onIds([])}
            failed={failed}
            onRetry={(node) => void fetch(node)}
            isEmpty={rows.length === 0}
          >
            <TreeList
              rows={rows}
              isMany={isMany}
              states={states}
              chosen={chosen}
              loading={loading}
              onOpen={(node, isNowOpen) => {
                const next = new Set(open)
                if (isNowOpen) next.add(node.id)
                else next.delete(node.id)
                setOpened(next)
                if (isNowOpen) void fetch(node)
              }}
              onChoose={choose}
            />
          </TreePanel>
        </DropPanel>
      )}
    </div>
  )
}

function labelIn(nodes: readonly TreeNode[], id: TreeId): string | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node.label : labelIn(node.children ?? [], id)
    if (found !== undefined) return found
  }
}
