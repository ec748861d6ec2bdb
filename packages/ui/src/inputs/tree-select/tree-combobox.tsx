import { Combobox as Chakra } from '@chakra-ui/react/combobox'
import { clsx } from 'clsx'
import { ChevronDown, Search as SearchIcon } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId, useMemo, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { OverlayProvider } from '../../overlays/overlay/overlay-provider.tsx'
import { type Search, toTopLayer } from '../combobox/combobox-view.tsx'
import { useOptions } from '../combobox/use-options.ts'
import control from '../fields/control.module.css'
import type { ControlProps } from '../fields/control-props.ts'
import { TreeRows } from './tree-rows.tsx'
import styles from './tree-select.module.css'
import { treeTexts } from './tree-select.texts.ts'
import {
  type FlatRow,
  flatRows,
  grownChoice,
  leavesOf,
  statesOf,
  type TreeId,
  type TreeNode,
  toggled,
  topChosen,
} from './tri-state.ts'
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

/**
 * What the tree selects of one node and of many share: a button that says the choice, and Chakra's combobox in the
 * panel below it, whose options are the rows of a tree. The field that finds keeps the focus; once an arrow has gone
 * into the tree, left, right and Space are the tree's.
 */
export function TreeCombobox({
  nodes: given,
  load,
  placeholder,
  isMany,
  ids,
  onIds,
  id,
  ref,
  readOnly,
  disabled,
  className,
  name: _,
  'aria-label': label,
  ...rest
}: TreeComboboxProps) {
  const say = useSay()
  const treeId = useId()
  const [{ isOpen, text = '' }, setSearch] = useState<Search>({ isOpen: false })
  const [open, setOpened] = useState<ReadonlySet<TreeId>>(
    () => new Set(given.length === 1 ? [given[0]?.id ?? ''] : []),
  )

  const chosen = useMemo(() => new Set(ids), [ids])
  const { nodes, loading, failed, fetch } = useLazyTree(given, load, (parent, children) => {
    if (isMany && chosen.has(parent)) onIds([...grownChoice(chosen, parent, children)])
  })
  const rows = useMemo(() => flatRows(nodes, open, text), [nodes, open, text])
  const states = useMemo(() => statesOf(nodes, chosen), [nodes, chosen])
  const { root, scrollTo, highlighted, highlight, onPage } = useOptions(rows, keyOf, {
    isOpen,
    preferred: isMany || ids[0] === undefined ? undefined : String(ids[0]),
    mayBeNone: text === '',
  })

  const choose = (node: TreeNode) => onIds(isMany ? [...toggled(node, chosen)] : [node.id])
  const turn = (node: TreeNode, isNowOpen: boolean) => {
    const next = new Set(open)
    if (isNowOpen) next.add(node.id)
    else next.delete(node.id)
    setOpened(next)
    if (isNowOpen) void fetch(node)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    onPage(event)
    if (event.key === 'Enter' && !highlighted) event.preventDefault()
    if (!highlighted || !['ArrowLeft', 'ArrowRight', ' '].includes(event.key)) return
    event.preventDefault()
    const { node, canOpen, isOpen: isTurned, parent } = highlighted
    if (event.key === ' ') choose(node)
    else if (event.key === 'ArrowLeft' && isTurned) turn(node, false)
    else if (event.key === 'ArrowLeft' && parent !== undefined) highlight(String(parent))
    else if (event.key === 'ArrowRight' && canOpen && !isTurned) turn(node, true)
    else if (event.key === 'ArrowRight') {
      const child = rows.find((row) => row.parent === node.id)
      if (child) highlight(keyOf(child))
    }
  }

  return (
    <OverlayProvider>
      <Chakra.Root
        {...root}
        className={className}
        composite={false}
        lazyMount
        unmountOnExit
        closeOnSelect={!isMany}
        disabled={disabled}
        readOnly={readOnly}
        ids={{ trigger: id }}
        value={[]}
        inputValue=""
        onSelect={({ itemValue }) => {
          const row = root.collection.find(itemValue)
          if (row) choose(row.node)
        }}
        open={isOpen}
        onOpenChange={(details) => {
          highlight(undefined)
          if (details.reason !== 'input-change') setSearch({ isOpen: details.open })
        }}
        positioning={{ strategy: 'fixed', placement: 'bottom-start', gutter: 4 }}
        translations={{ triggerLabel: label ?? '' }}
      >
        <Chakra.Control className={clsx(control.control, styles.tree)}>
          <Chakra.Trigger
            {...rest}
            focusable
            // The form focuses whatever element it is given.
            ref={ref as Ref<HTMLButtonElement> | undefined}
            role="combobox"
            aria-readonly={readOnly || undefined}
            className={styles.trigger}
          >
            <span className={styles.label} data-empty={ids.length === 0 || undefined}>
              {ids.length === 0
                ? (placeholder ?? say(treeTexts.choose))
                : chosenText(nodes, ids, isMany).join(say(treeTexts.separator))}
            </span>
            {isMany && ids.length > 1 && <span className={styles.count}>{ids.length}</span>}
            {!readOnly && <ChevronDown size={14} />}
          </Chakra.Trigger>
        </Chakra.Control>
        <Chakra.Positioner ref={toTopLayer} popover="manual">
          <Chakra.Content aria-label={say(treeTexts.tree)} className={styles.panel}>
            <Find
              treeId={treeId}
              onText={(next) => {
                highlight(undefined)
                setSearch({ isOpen: true, text: next })
              }}
              onKeyDown={onKeyDown}
            />
            <TreeRows
              id={treeId}
              rows={rows}
              isMany={isMany}
              states={states}
              chosen={chosen}
              loading={loading}
              scrollTo={scrollTo}
              onTurn={turn}
            />
            {rows.length === 0 && <p>{say(treeTexts.nothing)}</p>}
            {failed && (
              <p role="status">
                {say(treeTexts.failed, { label: failed.label })}
                <Button size="small" onClick={() => void fetch(failed)}>
                  {say(treeTexts.retry)}
                </Button>
              </p>
            )}
            {isMany && (
              <p>
                {say(treeTexts.count, { count: ids.length })}
                <Button size="small" look="plain" onClick={() => onIds([])}>
                  {say(treeTexts.clear)}
                </Button>
              </p>
            )}
          </Chakra.Content>
        </Chakra.Positioner>
      </Chakra.Root>
    </OverlayProvider>
  )
}

interface FindProps {
  treeId: string
  onText: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Chakra's input as a search box: the combobox is the button that opened its panel. */
function Find({ treeId, onText, onKeyDown }: FindProps) {
  const say = useSay()

  return (
    <div className={styles.find}>
      <SearchIcon size={14} />
      <Chakra.Context>
        {(combobox) => {
          const { role: _role, 'aria-expanded': _expanded, ...input } = combobox.getInputProps()
          return (
            <input
              {...input}
              type="search"
              aria-label={say(treeTexts.find)}
              aria-controls={treeId}
              maxLength={50}
              onChange={(event) => onText(event.target.value)}
              onKeyDown={(event) => {
                onKeyDown(event)
                input.onKeyDown?.(event)
              }}
            />
          )
        }}
      </Chakra.Context>
    </div>
  )
}

/** What is chosen, by the highest nodes that are whole; what lies out of sight is counted and never lost. */
function chosenText(nodes: readonly TreeNode[], ids: readonly TreeId[], isMany: boolean): readonly string[] {
  if (!isMany) return ids.map((id) => labelIn(nodes, id) ?? String(id))
  const top = topChosen(nodes, new Set(ids))
  const hidden = ids.length - top.flatMap(leavesOf).length
  return [...top.map((node) => node.label), ...(hidden > 0 ? [`+${hidden}`] : [])]
}

function labelIn(nodes: readonly TreeNode[], id: TreeId): string | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node.label : labelIn(node.children ?? [], id)
    if (found !== undefined) return found
  }
}

function keyOf(row: FlatRow): string {
  return String(row.node.id)
}
