import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'
import { moveBar, type PlanBar, resizeBar, snap } from './plan-rules.ts'

interface BarDrag {
  chart: RefObject<HTMLElement | null>
  bars: readonly PlanBar[]
  /** Minutes of the view. */
  length: number
  onDraft: (bar: PlanBar | undefined) => void
  onDrop: (bar: PlanBar) => void
}

/** A press that moves less than this is a click. */
const STILL = 4

/**
 * Dragging a charge along and across guns, or its end, with a mouse or a pen; Escape gives up. A finger scrolls the
 * plan instead: the buttons above it move the chosen charge.
 */
export function useBarDrag({ chart, bars, length, onDraft, onDrop }: BarDrag) {
  return (event: ReactPointerEvent) => {
    const pressed = event.target as HTMLElement
    const element = pressed.closest<HTMLElement>('[data-bar]')
    const bar = bars.find((one) => one.id === Number(element?.dataset.bar))
    const track = element?.closest<HTMLElement>('[data-track]')
    if (!bar || !track || event.button !== 0 || event.pointerType === 'touch') return
    const isEnd = pressed.dataset.edge !== undefined
    const perMinute = track.getBoundingClientRect().width / length
    const startX = event.clientX + (chart.current?.scrollLeft ?? 0)
    let draft: PlanBar | undefined

    const follow = (moved: PointerEvent) => {
      const dx = moved.clientX + (chart.current?.scrollLeft ?? 0) - startX
      if (!draft && Math.hypot(dx, moved.clientY - event.clientY) < STILL) return
      const by = snap(dx / perMinute)
      const under = document
        .elementFromPoint(moved.clientX, moved.clientY)
        ?.closest<HTMLElement>('[data-gun]')
      const gunId = Number(under?.dataset.gun) || (draft ?? bar).gunId
      draft = isEnd ? resizeBar(bar, by, length) : { ...moveBar(bar, by, length), gunId }
      onDraft(draft)
    }
    const stop = () => {
      controller.abort()
      onDraft(undefined)
    }
    const drop = () => {
      stop()
      if (draft && (draft.from !== bar.from || draft.to !== bar.to || draft.gunId !== bar.gunId))
        onDrop(draft)
    }
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', stop, { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal })
  }
}
