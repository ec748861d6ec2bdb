/** What the place of a panel depends on, in pixels of the window. */
export interface PlaceFacts {
  anchor: { left: number; right: number; top: number; bottom: number }
  panel: { width: number; height: number }
  window: { width: number; height: number }
}

/** Where a panel stands in the window. */
export interface Place {
  left: number
  top: number
  maxHeight: number
}

const GAP = 4
const EDGE = 8

/**
 * Below its control, left edges in line; above it where there is more room; never out of the window. What is too
 * high scrolls.
 */
export function placeOf({ anchor, panel, window }: PlaceFacts): Place {
  const below = window.height - anchor.bottom - GAP - EDGE
  const above = anchor.top - GAP - EDGE
  const isBelow = panel.height <= below || below >= above
  const maxHeight = Math.max(120, isBelow ? below : above)
  const height = Math.min(panel.height, maxHeight)
  const left = Math.max(EDGE, Math.min(anchor.left, window.width - panel.width - EDGE))
  return { left, top: isBelow ? anchor.bottom + GAP : Math.max(EDGE, anchor.top - GAP - height), maxHeight }
}
