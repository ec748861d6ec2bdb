import { Combobox as Chakra } from '@chakra-ui/react/combobox'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId, useMemo, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { OverlayProvider } from '../../overlays/overlay/overlay-provider.tsx'
import { type Search, toTopLayer } from '../combobox/combobox-view.tsx'
import { useOptions } from '../combobox/use-options.ts'
import { bound } from '../fields/bound.tsx'
import control from '../fields/control.module.css'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { SearchBox } from '../fields/search-box.tsx'
import { TreeRows } from './tree-rows.tsx'
import styles from './tree-select.module.css'
import { treeTexts } from './tree-select.texts.ts'
import {
  type FlatRow,
  flatRows,
  leavesOf,
  statesOf,
  type TreeId,
  type TreeNode,
  toggled,
  topChosen,
} from './tri-state.ts'

export interface TreeOptions {
  /** The roots of the tree, in the order in which they stand. All of it is here, none is loaded later. */
  nodes: readonly TreeNode[]
  /** Stands in the field while nothing is chosen; "Choose" by default. */
  placeholder?: string | undefined
  /** A branch only opens; what is chosen is at its end, as a city of a province. Not by default. */
  leavesOnly?: boolean | undefined
}

interface TreeComboboxProps extends ControlProps, TreeOptions {
  isMany: boolean
  ids: readonly TreeId[]
  onIds: (ids: readonly TreeId[]) => void
}

/**
 * What the tree selects of one node and of many share: a button that says the choice, and Chakra's combobox in the
 * panel below it, whose options are the rows of a tree. The field that finds keeps the focus; left, right and Space
 * are the tree's once an arrow or the pointer went to a row, and while nothing is typed; otherwise they are the text's.
 */
function TreeCombobox({
  nodes,
  placeholder,
  leavesOnly = false,
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
    () => new Set(nodes.length === 1 ? [nodes[0]?.id ?? ''] : []),
  )

  const chosen = useMemo(() => new Set(ids), [ids])
  const rows = useMemo(() => flatRows(nodes, open, text), [nodes, open, text])
  const states = useMemo(() => statesOf(nodes, chosen), [nodes, chosen])
  const unlisted = ids.filter((id) => !states.has(id))
  const isAllUnlisted = unlisted.length > 0 && unlisted.length === ids.length
  const { root, scrollTo, highlighted, isReached, highlight, onPage } = useOptions(rows, keyOf, {
    isOpen,
    preferred: isMany || ids[0] === undefined ? undefined : String(ids[0]),
    mayBeNone: text === '',
  })

  const choose = (node: TreeNode) => {
    if (leavesOnly && node.children?.length) return turn(node, !open.has(node.id))
    onIds(isMany ? [...toggled(node, chosen)] : [node.id])
    if (leavesOnly && !isMany) setSearch({ isOpen: false })
  }
  const turn = (node: TreeNode, isNowOpen: boolean) => {
    const next = new Set(open)
    if (isNowOpen) next.add(node.id)
    else next.delete(node.id)
    setOpened(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    onPage(event)
    if (event.key === 'Enter' && !highlighted) event.preventDefault()
    if (!highlighted || !['ArrowLeft', 'ArrowRight', ' '].includes(event.key)) return
    if (text !== '' && !isReached) return
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
        closeOnSelect={!isMany && !leavesOnly}
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
          // An arrow on the field would open it though it is read-only.
          if (details.reason !== 'input-change') setSearch({ isOpen: details.open && !readOnly })
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
            <Chakra.Context>
              {(combobox) => {
                // Chakra's input as a search box: the combobox is the button that opened its panel.
                const {
                  role: _role,
                  'aria-expanded': _expanded,
                  size: _size,
                  ...input
                } = combobox.getInputProps()
                return (
                  <SearchBox
                    {...input}
                    size="panel"
                    aria-label={say(treeTexts.find)}
                    aria-controls={treeId}
                    maxLength={50}
                    onChange={(event) => {
                      highlight(undefined)
                      setSearch({ isOpen: true, text: event.target.value })
                    }}
                    onKeyDown={(event) => {
                      onKeyDown(event)
                      input.onKeyDown?.(event)
                    }}
                  />
                )
              }}
            </Chakra.Context>
            <TreeRows
              id={treeId}
              rows={rows}
              isMany={isMany}
              states={states}
              chosen={chosen}
              scrollTo={scrollTo}
              onTurn={turn}
            />
            {rows.length === 0 && <p>{say(treeTexts.nothing)}</p>}
            {isMany && (
              <p>
                {say(treeTexts.count, { count: ids.length })}
                <Button size="small" look="plain" onClick={() => onIds(isAllUnlisted ? [] : unlisted)}>
                  {isAllUnlisted
                    ? say(treeTexts.removeUnlisted, { count: unlisted.length })
                    : say(treeTexts.clear)}
                </Button>
              </p>
            )}
          </Chakra.Content>
        </Chakra.Positioner>
      </Chakra.Root>
    </OverlayProvider>
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

export interface TreeSelectProps extends ControlProps, ValueProps<TreeId>, TreeOptions {}

/** One node of a tree, such as the organisation of a user. */
export function TreeSelect({ value, onChange, ...rest }: TreeSelectProps) {
  return (
    <TreeCombobox
      {...rest}
      isMany={false}
      ids={value == null || value === '' ? [] : [value]}
      onIds={(ids) => onChange(ids[0] ?? null)}
    />
  )
}

export interface TreesSelectProps extends ControlProps, ValueProps<readonly TreeId[]>, TreeOptions {}

const NOTHING: readonly TreeId[] = []

/** Many leaves of a tree, such as stations by city: a branch takes all below it. The leaves' ids are the value. */
export function TreesSelect({ value, onChange, ...rest }: TreesSelectProps) {
  return <TreeCombobox {...rest} isMany ids={value ?? NOTHING} onIds={onChange} />
}

/** One node of a tree in a form: its id on the wire. */
export const TreeField = bound<TreeId, TreeOptions>(TreeSelect)

/** Many leaves of a tree in a form: their ids on the wire. */
export const TreesField = bound<readonly TreeId[], TreeOptions>(TreesSelect)
