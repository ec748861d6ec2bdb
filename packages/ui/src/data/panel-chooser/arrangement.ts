import { chooserOrder } from '../column-chooser/move-column.ts'

/** How somebody wants the panels of a page; what is not named stands where it always does. */
export interface Arrangement {
  order: readonly string[]
  hidden: readonly string[]
}

/** All panels in the wanted order; one that came later stands behind the neighbour that it was declared after. */
export function orderedPanels(all: readonly string[], { order }: Arrangement): string[] {
  return chooserOrder(
    all,
    order.filter((id) => all.includes(id)),
  )
}

/** The arrangement after a panel was moved to a place among those that are offered. */
export function movePanel(
  order: readonly string[],
  wanted: Arrangement,
  id: string,
  to: number,
): Arrangement {
  const moved = order.filter((other) => other !== id)
  moved.splice(Math.max(0, to), 0, id)
  return { ...wanted, order: moved }
}

/** The arrangement after a panel was hidden or shown again. */
export function togglePanel({ order, hidden }: Arrangement, id: string): Arrangement {
  return { order, hidden: hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id] }
}
