import { type PointerEvent as ReactPointerEvent, useState } from 'react'
import type { DutyCell } from './duty-rules.ts'

/** A press that moves less than this is a click. */
const STILL = 5

/**
 * Dragging from cell to cell with a mouse or a pen. A finger scrolls the table instead; the buttons above it and the
 * keys are the other ways. Thousands of cells share one listener, so nothing is registered per cell.
 */
export function useCellDrag(onDrop: (from: DutyCell, to: DutyCell) => void) {
  const [over, setOver] = useState<DutyCell>()

  const start = (event: ReactPointerEvent) => {
    const source = cellAt(event.target as Element)
    if (event.button !== 0 || event.pointerType === 'touch' || !source?.hasDuty) return
    const { clientX, clientY } = event
    let target: DutyCell | undefined

    const follow = (moved: PointerEvent) => {
      if (!target && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < STILL) return
      const found = cellAt(document.elementFromPoint(moved.clientX, moved.clientY))
      target = found?.cell ?? source.cell
      setOver(target)
    }
    const stop = () => {
      controller.abort()
      setOver(undefined)
    }
    const drop = () => {
      stop()
      if (target && (target.userId !== source.cell.userId || target.date !== source.cell.date))
        onDrop(source.cell, target)
    }
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', stop, { signal })
    window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && stop(), { signal })
  }

  return { over, start }
}

function cellAt(element: Element | null): { cell: DutyCell; hasDuty: boolean } | undefined {
  const found = element?.closest<HTMLElement>('[data-cell]')
  if (!found) return undefined
  const [userId, date = ''] = (found.dataset.cell ?? '').split(' ')
  return { cell: { userId: Number(userId), date }, hasDuty: found.dataset.filled !== undefined }
}
