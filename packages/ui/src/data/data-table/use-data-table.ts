import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { showMessage } from '../../overlays/toast/message-store.ts'
import { useGrants } from '../../shell/gate/gate.tsx'
import type { RowAction } from '../list/actions-of.ts'
import { type Column, type ListRow, nameColumn, type RowId, rowName } from '../list/column.ts'
import type { ListState } from '../list/list-state.ts'
import { toggleRow } from '../list/selection.ts'
import type { Unit } from '../list/unit.ts'
import type { RowCard } from './card-row.tsx'
import { tableTexts } from './data-table.texts.ts'
import { copiedIn } from './grid-copy.ts'
import { linkOfRow } from './grid-dom.ts'
import { pressKey } from './grid-keys.ts'
import { type RowHandlers, useQuestion } from './row-question.tsx'
import type { ColumnSums } from './sum-row.tsx'
import type { TableFrame } from './table-row.tsx'
import { useColumns, usePins } from './use-columns.ts'
import { useGrid } from './use-grid.ts'
import { useStable } from './use-stable.ts'

export interface DataTableProps<Row extends ListRow> {
  /** The accessible name: what the list is called. */
  label: string
  /** What the rows are, for “No station yet” and the questions: `['station | stations', '场站']`. */
  unit: Unit
  /** The rows (a page, or up to 100,000 that are at hand), what is asked for, and the ways to change it. */
  list: ListState<Row>
  /** Declared with `columnsOf`, all of them; which are shown, and where, `list` says. */
  columns: readonly Column<Row>[]
  /** What can be done with a row, declared with `actionsOf`, the most used first; those without the right are gone. */
  actions?: readonly RowAction<Row>[]
  /** What each action does, by its id; links need none. */
  on?: RowHandlers<Row>
  /** Rows have boxes and can be selected for an action on many; not so unless told. */
  selectable?: boolean
  /** The filters in force, in words, for when nothing matches them. */
  filtered?: string
  /** The content of a row on a phone, where the usual one does not say enough. */
  card?: RowCard<Row>
  /** The details of a row, which a button of the row shows below it. */
  expand?: (row: Row) => ReactNode
  /**
   * Where a row is opened, beside its list: the row's name leads there, and so do a click on the row and Enter. It
   * should stay the same function while the list stays the same.
   */
  opens?: (row: Row) => string
  /** Sums over all rows that match, by column and in the units of the wire; they stand at the foot. */
  sum?: ColumnSums
  /** How old the rows are, in milliseconds, where that is older than they should be. */
  staleMs?: number
}

/** Pixels, as in the styles of the boxes. */
const BOX_WIDTH = 44
const EXPAND_WIDTH = 36

const NO_ROWS: ReadonlySet<RowId> = new Set()

/** What a table needs to know and to do; how it looks is a matter of the component. */
export function useDataTable<Row extends ListRow>(
  {
    list,
    unit,
    columns: declared,
    actions,
    on = {},
    selectable = false,
    card,
    expand,
    opens,
  }: DataTableProps<Row>,
  { isLong, isPhone }: { isLong: boolean; isPhone: boolean },
) {
  const say = useSay()
  const { language } = useLanguage()
  const { may, userId } = useGrants()
  const LongBody = useLongBody(isLong)
  const table = useRef<HTMLTableElement>(null)
  const reveal = useRef<(row: number) => void>(undefined)
  /** The row where a range begins: the last one that was toggled or reached. */
  const anchor = useRef<RowId>(undefined)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [open, setOpen] = useState(NO_ROWS)
  const { columns, widths } = useColumns(declared, list)
  const ids = useMemo(() => list.rows.map((row) => row.id), [list.rows])
  const allowed = useMemo(
    () => actions?.filter(({ guard }) => may(guard)).map((action) => askedBy(userId, action)) ?? [],
    [actions, may, userId],
  )
  const nameOf = useMemo(() => (row: Row) => rowName(declared, row, language), [declared, language])
  const { question, ask } = useQuestion(on, { unit, actions: allowed, nameOf })
  const { current, pageSize } = list.request
  const offset = isLong ? 0 : (current - 1) * pageSize

  const nameId = opens && nameColumn(declared)?.id

  const onAction = useStable(ask)
  const onToggle = useStable((id: RowId, isRange: boolean) => {
    list.select(toggleRow(list.selection, ids, id, isRange ? anchor.current : undefined))
    anchor.current = id
  })
  const onExpand = useStable((id: RowId) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  })
  const frame = useMemo<TableFrame<Row>>(
    () => ({
      columns,
      actions: allowed,
      language,
      selectable,
      offset,
      nameOf,
      onToggle,
      onAction,
      onExpand,
      expand,
      card,
      opens,
      nameId,
    }),
    [
      columns,
      allowed,
      language,
      selectable,
      offset,
      nameOf,
      onToggle,
      onAction,
      onExpand,
      expand,
      card,
      opens,
      nameId,
    ],
  )

  const firstColumn = Number(selectable) + Number(Boolean(expand))
  const options = { table, list, ids, columns, firstColumn, language, selectable, anchor, reveal }
  const { settle, handlers, ...grid } = useGrid(options)
  useLayoutEffect(settle)
  usePins(table, columns, (selectable ? BOX_WIDTH : 0) + (expand ? EXPAND_WIDTH : 0))

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) =>
    pressKey(event, options, { ...grid, onHelp: () => setHelpOpen(true) })
  const onCopy = (event: ClipboardEvent<HTMLTableElement>) => {
    const copied = copiedIn(event.currentTarget, event.target as HTMLElement, options)
    if (!copied) return
    const { text, rows } = copied
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
    const note = rows ? say(tableTexts.copiedRows, { count: rows }) : say(tableTexts.copiedCell)
    showMessage({ text: note, tone: 'status' })
  }
  // Cards are no grid: their controls are reached one by one.
  const shared = { ref: table, 'data-opens': Boolean(opens) || undefined, onClick: opens && openRow }
  const attributes = isPhone
    ? shared
    : {
        ...shared,
        role: 'grid',
        'aria-multiselectable': selectable || undefined,
        onKeyDown,
        onCopy,
        ...handlers,
      }
  return {
    LongBody,
    frame,
    ids,
    open,
    widths,
    grid: { attributes, settle, reveal },
    question,
    help: { isOpen: isHelpOpen, close: () => setHelpOpen(false) },
  }
}

/** A click on a row, beside its controls, follows the row's own link; one that marked a text does not. */
/** An action as this person is offered it. */
function askedBy<Row>(userId: number | null, action: RowAction<Row>): RowAction<Row> {
  const { blockedBy } = action
  return blockedBy ? { ...action, blockedBy: (row) => blockedBy(row, userId) } : action
}

function openRow({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLTableElement>) {
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return
  const row = target.closest('tr')
  const isControl = target.closest('a, button, input, label, select, textarea, [role=menu]') !== null
  if (isControl || row?.closest('table') !== currentTarget) return
  if (document.getSelection()?.isCollapsed ?? true) linkOfRow(row)?.click()
}

type LongBody = typeof import('./long-body.tsx').LongBody

let loaded: LongBody | undefined

/** Fetches the code of long tables. Most lists are pages of at most a hundred rows and never need it. */
export async function loadLongBody(): Promise<LongBody> {
  loaded ??= (await import('./long-body.tsx')).LongBody
  return loaded
}

/** How a long table draws its rows; undefined while the code is on its way, or not wanted. */
function useLongBody(isWanted: boolean): LongBody | undefined {
  const [body, setBody] = useState(() => loaded)
  useEffect(() => {
    if (isWanted && !body) void loadLongBody().then((come) => setBody(() => come))
  }, [isWanted, body])
  return isWanted ? body : undefined
}
