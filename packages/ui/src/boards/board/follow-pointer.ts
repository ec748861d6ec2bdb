import type { PointerEvent as ReactPointerEvent } from 'react'

interface Follower {
  /** At every move, once the press is no longer a click. */
  onMove: (moved: PointerEvent) => void
  /** Released, and moved before; follows `onEnd`. */
  onDrop: () => void
  /** Over in any way: released, given up with Escape, or taken by the browser. */
  onEnd: () => void
}

/** A press that moves less than this many pixels is a click. */
const STILL = 4

/** Follows a mouse or a pen from its press. A finger scrolls the board instead: its buttons and keys are the other ways. */
export function followPointer(
  { clientX, clientY, button, pointerType }: ReactPointerEvent,
  { onMove, onDrop, onEnd }: Follower,
): void {
  if (button !== 0 || pointerType === 'touch') return
  let hasMoved = false
  const controller = new AbortController()
  const { signal } = controller
  const listen = <Kind extends keyof WindowEventMap>(
    kind: Kind,
    call: (event: WindowEventMap[Kind]) => void,
  ) => window.addEventListener(kind, call, { signal })
  const stop = () => {
    controller.abort()
    onEnd()
  }
  listen('pointermove', (moved) => {
    hasMoved ||= Math.hypot(moved.clientX - clientX, moved.clientY - clientY) >= STILL
    if (hasMoved) onMove(moved)
  })
  listen('pointerup', () => {
    stop()
    if (hasMoved) onDrop()
  })
  listen('pointercancel', stop)
  listen('keydown', ({ key }) => key === 'Escape' && stop())
}
