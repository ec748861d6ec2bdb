/** Every column in the order in which the chooser lists them: the hidden ones keep their place behind their neighbour. */
export function chooserOrder(all: readonly string[], shown: readonly string[]): string[] {
  const order = [...shown]
  for (const [index, id] of all.entries()) {
    if (order.includes(id)) continue
    const before = all.slice(0, index).findLast((other) => order.includes(other))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return order
}

/** The shown columns after one was moved to the place of another in the chooser's order. */
export function moveColumn(
  order: readonly string[],
  shown: readonly string[],
  id: string,
  to: number,
): string[] {
  const moved = order.filter((other) => other !== id)
  moved.splice(Math.max(0, to), 0, id)
  return moved.filter((other) => shown.includes(other))
}

/** The shown columns after one was shown or hidden. */
export function toggleColumn(order: readonly string[], shown: readonly string[], id: string): string[] {
  return order.filter((other) => (other === id ? !shown.includes(id) : shown.includes(other)))
}

/** The pinned columns after one was pinned, behind the others, or let go. */
export function togglePinned(pinned: readonly string[], id: string): string[] {
  return pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id]
}
