import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'
import { followPointer } from '../board/follow-pointer.ts'
import { moveBar, type PlanBar, resizeBar, snap } from './plan-rules.ts'

interface BarDrag {
  chart: RefObject<HTMLElement | null>
  bars: readonly PlanBar[]
  /** Minutes of the view. */
  length: number
  onDraft: (bar: PlanBar | undefined) => void
  onDrop: (bar: PlanBar) => void
}

/** Dragging a charge along and across guns, or its end. */
export function barDrag({ chart, bars, length, onDraft, onDrop }: BarDrag) {
  return (event: ReactPointerEvent) => {
    const pressed = event.target as HTMLElement
    const element = pressed.closest<HTMLElement>('[data-bar]')
    const bar = bars.find((one) => one.id === Number(element?.dataset.bar))
    const track = element?.closest<HTMLElement>('[data-track]')
    if (!bar || bar.isFixed || !track) return
    const isEnd = pressed.dataset.edge !== undefined
    const perMinute = track.getBoundingClientRect().width / length
    const scrolled = () => chart.current?.scrollLeft ?? 0
    const startX = event.clientX + scrolled()
    let draft = bar

    followPointer(event, {
      onMove: ({ clientX, clientY }) => {
        const by = snap((clientX + scrolled() - startX) / perMinute)
        const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-gun]')
        const gunId = Number(under?.dataset.gun) || draft.gunId
        draft = isEnd ? resizeBar(bar, by, length) : { ...moveBar(bar, by, length), gunId }
        onDraft(draft)
      },
      onDrop: () => {
        if (draft.from !== bar.from || draft.to !== bar.to || draft.gunId !== bar.gunId) onDrop(draft)
      },
      onEnd: () => onDraft(undefined),
    })
  }
}
