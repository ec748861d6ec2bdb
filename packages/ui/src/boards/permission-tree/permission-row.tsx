import { Check, ChevronDown, ChevronRight, Lock, Minus, Plus } from 'lucide-react'
import type { Ref } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { marksOf, plain } from '../../inputs/combobox/marks.ts'
import { Checkbox } from '../../inputs/fields/checkbox.tsx'
import {
  type ActionNode,
  type CatalogNode,
  countsOf,
  type Grants,
  isLocked,
  isNodeLocked,
  stateOf,
  type TreeState,
} from './permission-model.ts'
import styles from './permission-row.module.css'
import { treeTexts } from './permission-tree.texts.ts'
import { type TreeRow, titleOf } from './tree-rows.ts'
import type { TreeFocus } from './walk-tree.ts'

interface PermissionRowProps {
  ref: Ref<HTMLDivElement>
  idBase: string
  index: number
  /** Pixels from the top of the list. */
  start: number
  row: TreeRow
  query: string
  /** Where in this row the keyboard is. */
  focus: TreeFocus | undefined
  state: TreeState
}

const CHECKED = { all: true, some: 'mixed', none: false } as const

/** One entry of the tree with its box and, for a page, its actions as chips. */
export function PermissionRow({ ref, idBase, index, start, row, query, focus, state }: PermissionRowProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { node } = row
  const { id } = node.entry
  const tri = stateOf(node, state.value)
  const title = titleOf(node.entry, language)
  const isShut = isNodeLocked(node, state.value, state.grantable)
  const counted = useCounts(node.kind === 'catalog' ? node : undefined, state.value)
  const isChanged = node.kind === 'menu' && state.value.has(id) !== state.base.has(id)
  const reason = say(treeTexts.lockedReason)
  const spoken = [
    tri === 'some' && node.kind === 'menu' ? say(treeTexts.readOnly) : '',
    isShut && !state.isReadOnly ? reason : '',
  ]
    .filter(Boolean)
    .join(language === 'en' ? ', ' : '，')

  return (
    <div
      ref={ref}
      role="none"
      className={styles.row}
      data-index={index}
      data-kind={node.kind}
      data-part="row"
      data-node={id}
      data-active={(focus && focus.action === undefined) || undefined}
      data-changed={isChanged || undefined}
      style={{ transform: `translateY(${start}px)`, paddingInlineStart: (node.level - 1) * 22 + 12 }}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: the tree holds the focus and names its active item. */}
      <div
        id={`${idBase}-${id}`}
        role="treeitem"
        aria-level={node.level}
        aria-posinset={row.position}
        aria-setsize={row.siblings}
        aria-expanded={node.kind === 'catalog' ? row.isExpanded : undefined}
        aria-checked={CHECKED[tri]}
        aria-disabled={isShut || undefined}
        className={styles.item}
      >
        <span className={styles.twist} aria-hidden="true">
          {node.kind === 'catalog' &&
            (row.isExpanded ? <ChevronDown size={14} /> : <ChevronRight size={14} />)}
        </span>
        <span className={styles.hit} data-part="box" data-node={id} title={isShut ? reason : undefined}>
          {/* Drawn only: the item says its state. */}
          <Checkbox
            aria-hidden="true"
            tabIndex={-1}
            readOnly
            checked={tri === 'all'}
            mixed={tri === 'some'}
            data-locked={isShut || undefined}
          />
        </span>
        <span className={styles.name}>
          <MarkedText text={title} query={query} />
          {isChanged && <ChangeSign isAdded={state.value.has(id)} />}
          {isShut && !state.isReadOnly && <Lock size={12} className={styles.lock} aria-hidden="true" />}
        </span>
        {counted && <span className={styles.counts}> {counted}</span>}
        {spoken && <span className="visually-hidden"> {spoken}</span>}
      </div>
      {node.kind === 'menu' && node.actions.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: the children of a tree item are a group, not a fieldset.
        <div role="group" aria-label={title} className={styles.chips}>
          {node.actions.map((action, place) => (
            <ActionChip
              key={action.entry.id}
              id={`${idBase}-${action.entry.id}`}
              action={action}
              level={node.level + 1}
              place={place}
              query={query}
              isActive={focus?.action === action.entry.id}
              state={state}
            />
          ))}
        </div>
      )}
    </div>
  )
}

interface ActionChipProps {
  id: string
  action: ActionNode
  level: number
  place: number
  query: string
  isActive: boolean
  state: TreeState
}

/** Granted ✓, added + and solid, removed − dashed and struck, not granted bare; locked with its reason. */
function ActionChip({ id, action, level, place, query, isActive, state }: ActionChipProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { value, base, grantable, other } = state
  const actionId = action.entry.id
  const name = titleOf(action.entry, language)
  const isGranted = value.has(actionId)
  const look =
    isGranted === base.has(actionId) ? (isGranted ? 'granted' : 'none') : isGranted ? 'added' : 'removed'
  const isShut = isLocked(action, value, grantable)
  const differs = other && other.grants.has(actionId) !== isGranted
  const reason = say(treeTexts.lockedReason)
  const versus =
    differs &&
    say(other.grants.has(actionId) ? treeTexts.otherHas : treeTexts.otherLacks, { role: other.name })
  const spoken =
    isShut && !state.isReadOnly ? say(treeTexts.locked, { name, reason }) : say(SPOKEN[look], { name })

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree holds the focus and names its active item.
    <span
      id={id}
      role="treeitem"
      aria-label={versus ? `${spoken}${language === 'en' ? ', ' : '，'}${versus}` : spoken}
      aria-level={level}
      aria-posinset={place + 1}
      aria-setsize={action.menu.actions.length}
      aria-checked={isGranted}
      aria-disabled={isShut || undefined}
      title={isShut && !state.isReadOnly ? reason : versus || undefined}
      className={styles.chip}
      data-part="chip"
      data-node={action.menu.entry.id}
      data-action={actionId}
      data-look={look}
      data-locked={(isShut && !state.isReadOnly) || undefined}
      data-differs={differs || undefined}
      data-active={isActive || undefined}
    >
      {look === 'granted' && <Check size={12} />}
      {look === 'added' && <Plus size={12} />}
      {look === 'removed' && <Minus size={12} />}
      {isShut && !state.isReadOnly && <Lock size={11} />}
      <span className={styles.word}>
        <MarkedText text={name} query={query} />
      </span>
    </span>
  )
}

const SPOKEN = {
  granted: treeTexts.isGranted,
  added: treeTexts.added,
  removed: treeTexts.removed,
  none: treeTexts.notGranted,
} as const

/** "8 of 11 menus, 41 of 96 actions" of a first-level group, "4 of 10 menus" of the others. */
function useCounts(node: CatalogNode | undefined, grants: Grants): string {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  if (!node) return ''
  const { menus, menusTotal, actions, actionsTotal } = countsOf([node], grants)
  const inMenus =
    menus === menusTotal
      ? say(treeTexts.allMenus, { count: menusTotal })
      : say(treeTexts.menusOf, { count: number(menus), total: number(menusTotal) })
  if (node.level > 1 || actionsTotal === 0) return inMenus
  const inActions = say(treeTexts.actionsOf, { count: number(actions), total: number(actionsTotal) })
  return `${inMenus}${language === 'en' ? ', ' : '，'}${inActions}`
}

/** A plus or a minus in its colour. */
export function ChangeSign({ isAdded }: { isAdded: boolean }) {
  return (
    <span className={styles.sign} data-kind={isAdded ? 'added' : 'removed'} aria-hidden="true">
      {isAdded ? <Plus size={11} /> : <Minus size={11} />}
    </span>
  )
}

/** A text with what was searched for underlined. */
function MarkedText({ text, query }: { text: string; query: string }) {
  return marksOf(text, [plain(query).trim()]).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
    part.isMark ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
