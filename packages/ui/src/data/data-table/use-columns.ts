import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { type Column, isNumeric, shownColumns } from '../list/column.ts'
import type { ListView } from '../list/list-state.ts'
import { clampWidth, usualWidth } from './column-width.ts'

/** A column as it is drawn. */
export interface ShownColumn<Row> {
  readonly column: Column<Row>
  /** As wide as it was dragged, whatever it contains. */
  readonly isSized: boolean
  /** What its cells in the head, the rows and the sums have in common. */
  readonly cell: {
    /** Numbers stand at the right, so that their digits stand below one another. */
    readonly 'data-align'?: 'end' | undefined
    readonly 'data-sized'?: true | undefined
    /** The place among the columns that stay while the rest is scrolled. */
    readonly 'data-pin'?: number | undefined
    /** The last of those. */
    readonly 'data-edge'?: true | undefined
    readonly style?: CSSProperties | undefined
  }
}

/**
 * The columns in their order, the pinned ones first, and their widths. Unless somebody chose otherwise the first
 * column is pinned. The array stays the same while only widths change, so that rows stay as they are.
 */
export function useColumns<Row>(declared: readonly Column<Row>[], list: ListView) {
  const widths = useWidths(list)
  const { columns, pinned } = list
  const layout = JSON.stringify({ columns, pinned, sized: Object.keys(widths.all ?? {}) })
  const shown = useMemo(() => columnsIn(declared, JSON.parse(layout)), [declared, layout])
  return { columns: shown, widths }
}

interface Layout extends Pick<ListView, 'columns' | 'pinned'> {
  readonly sized: readonly string[]
}

function columnsIn<Row>(
  declared: readonly Column<Row>[],
  { columns, pinned, sized }: Layout,
): ShownColumn<Row>[] {
  const chosen = shownColumns(declared, columns)
  const isChosen = (id: string) => chosen.find((column) => column.id === id) ?? []
  const pins = pinned ? [...new Set(pinned)].flatMap(isChosen) : chosen.slice(0, 1)
  return [...new Set([...pins, ...chosen])].map((column, nth) => {
    const isSized = sized.includes(column.id)
    const isNumber = isNumeric(column) || (column.kind === 'custom' && column.numeric !== undefined)
    const style = {
      ...(nth < pins.length && { '--left': `var(--pin-${nth})` }),
      ...(column.most && { '--text-most': `${column.most}px` }),
    } as CSSProperties
    const cell = {
      'data-align': isNumber ? ('end' as const) : undefined,
      'data-sized': isSized || undefined,
      'data-pin': nth < pins.length ? nth : undefined,
      'data-edge': nth === pins.length - 1 || undefined,
      style,
    }
    return { column, isSized, cell }
  })
}

export type ColumnWidths = ReturnType<typeof useWidths>

/** The widths of a list's columns. While one of them is dragged they stay here: the list learns of it once, at the end. */
function useWidths({ widths: kept, change }: ListView) {
  const [draft, setDraft] = useState<ListView['widths']>()
  const all = draft ? { ...kept, ...draft } : kept

  const of = <Row>(column: Column<Row>) => clampWidth(all?.[column.id] ?? usualWidth(column))
  const resize = (id: string, width: number) => setDraft({ [id]: width })
  const keep = (widths = draft) => {
    if (!widths) return
    change({ widths: { ...kept, ...widths } })
    setDraft(undefined)
  }
  return { all, of, resize, keep }
}

/** More than this share of the width is not covered by pinned columns: the rest must stay readable. */
const MAX = 0.6

/**
 * Tells the styles whether columns are out of sight (`data-wide`), and how far from the edge each pinned column stays (`--pin-0` …): the first behind the boxes, the
 * others by the widths that the page gives them. Columns that would cover too much are scrolled like the rest.
 */
export function usePins<Row>(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly ShownColumn<Row>[],
  boxes: number,
): void {
  useLayoutEffect(() => {
    const element = table.current
    const heads = [...(element?.querySelectorAll<HTMLElement>(':scope > thead th[data-pin]') ?? [])]
    if (!element || columns.length === 0) return
    const observer = new ResizeObserver(() => placePins(element, heads, boxes))
    for (const watched of [element, ...heads]) observer.observe(watched)
    return () => observer.disconnect()
  }, [table, columns, boxes])
}

function placePins(table: HTMLTableElement, heads: readonly HTMLElement[], boxes: number): void {
  const region = table.parentElement
  const most = (region?.clientWidth ?? 0) * MAX
  let left = boxes
  let isFull = false
  for (const [nth, head] of heads.entries()) {
    isFull ||= nth > 0 && left + head.offsetWidth > most
    const place = isFull ? 'auto' : `${left}px`
    const name = `--pin-${nth}`
    if (table.style.getPropertyValue(name) !== place) table.style.setProperty(name, place)
    if (!isFull) left += head.offsetWidth
  }
  if (!region) return
  region.toggleAttribute('data-wide', region.scrollWidth > region.clientWidth)
  // A cell that gets the focus comes out from under them.
  region.style.scrollPaddingLeft = `${left}px`
}
