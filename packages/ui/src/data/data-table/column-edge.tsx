import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { clampWidth, LEAST_WIDTH, MAX_WIDTH, widthByKey } from './column-width.ts'
import { tableTexts } from './data-table.texts.ts'
import styles from './table-head.module.css'

export interface ColumnEdgeProps {
  id: string
  label: string
  /** Pixels, as far as it is known without asking the page. */
  width: number
  onResize: (id: string, width: number) => void
  /** The width stays: that of the last resize, or the given one. */
  onKeep: (widths?: Readonly<Record<string, number>>) => void
}

/**
 * The edge of a column: dragged, or moved with the arrows once F2 has reached it. A double click, or Enter, makes the
 * column as wide as what one sees in it.
 */
export function ColumnEdge({ id, label, width, onResize, onKeep }: ColumnEdgeProps) {
  const say = useSay()
  const start = useRef<{ x: number; width: number }>(undefined)
  const fitColumn = (head: HTMLElement) => onKeep({ [id]: fitWidth(head) })

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    // The cell does not take the focus, and nothing is marked.
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width: headOf(event.currentTarget).offsetWidth }
  }
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (start.current && clientX !== start.current.x) {
      onResize(id, clampWidth(start.current.width + clientX - start.current.x))
    }
  }
  const onPointerEnd = () => {
    start.current = undefined
    onKeep()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const head = headOf(event.currentTarget)
    const next = widthByKey(head.offsetWidth, event.key, event.shiftKey)
    if (next !== undefined) onResize(id, next)
    else if (event.key === 'Enter') fitColumn(head)
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be dragged, nor have a value
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={say(tableTexts.width, { column: label })}
      aria-valuenow={width}
      aria-valuemin={LEAST_WIDTH}
      aria-valuemax={MAX_WIDTH}
      aria-valuetext={say(tableTexts.widthText, { width: String(width) })}
      tabIndex={-1}
      title={say(tableTexts.widthHint)}
      className={styles.edge}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onDoubleClick={(event) => fitColumn(headOf(event.currentTarget))}
      onKeyDown={onKeyDown}
      onKeyUp={() => onKeep()}
      onBlur={() => onKeep()}
    />
  )
}

function headOf(edge: Element): HTMLElement {
  return edge.parentElement ?? document.body
}

/** As wide as the widest of what is drawn in a column: the page is laid out without its widths, asked, and put back. */
function fitWidth(head: HTMLElement): number {
  const table = head.closest('table')
  if (!table) return head.offsetWidth
  const kept = head.style.cssText
  table.dataset.fit = ''
  head.style.cssText = 'width: 1px'
  const width = head.offsetWidth
  head.style.cssText = kept
  delete table.dataset.fit
  return clampWidth(width)
}
