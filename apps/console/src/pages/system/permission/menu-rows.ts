import type { MenuItem } from '@ampdeck/api/system/permission'

/** An entry as the tree shows it. */
export interface MenuRow {
  item: MenuItem
  /** 1 stands at the top. */
  level: number
  hasChildren: boolean
  isOpen: boolean
}

/** Where an entry goes: below an entry (0 for the top), at an index among those there without itself. */
export interface Place {
  pid: number
  index: number
}

/** The entries below another one in their order; 0 is the top. */
export function childrenOf(items: readonly MenuItem[], pid: number): MenuItem[] {
  return items.filter((item) => item.pid === pid).sort((a, b) => a.sort - b.sort)
}

/** The entries from top to bottom, each below the one that it belongs to, as far as that is open. */
export function menuRows(
  items: readonly MenuItem[],
  open: ReadonlySet<number>,
  pid = 0,
  level = 1,
): MenuRow[] {
  return childrenOf(items, pid).flatMap((item) => {
    const hasChildren = items.some((other) => other.pid === item.id)
    const isOpen = hasChildren && open.has(item.id)
    return [
      { item, level, hasChildren, isOpen },
      ...(isOpen ? menuRows(items, open, item.id, level + 1) : []),
    ]
  })
}

/** Whether an entry may stand below another: groups at the top or in groups, pages in groups, actions in pages. */
export function fits(items: readonly MenuItem[], item: MenuItem, pid: number): boolean {
  const byId = new Map(items.map((one) => [one.id, one]))
  for (let above = byId.get(pid); above; above = byId.get(above.pid)) if (above.id === item.id) return false
  const parent = byId.get(pid)
  if (item.componentType === 'BUTTON') return parent?.componentType === 'MENU'
  return pid === 0 ? item.componentType === 'CATALOG' : parent?.componentType === 'CATALOG'
}

/** Where an entry goes that is dropped on another: before it among its neighbours, or as the last below a group. */
export function dropPlace(
  items: readonly MenuItem[],
  item: MenuItem,
  on: MenuItem,
  { canNest }: { canNest: boolean },
): Place | undefined {
  if (item.id === on.id) return undefined
  const isGroup = on.componentType === 'CATALOG' && item.componentType === 'MENU'
  const pid = isGroup ? on.id : on.pid
  if (pid !== item.pid && !canNest) return undefined
  if (!fits(items, item, pid)) return undefined
  const beside = childrenOf(items, pid).filter(({ id }) => id !== item.id)
  if (isGroup) return { pid, index: beside.length }
  const at = beside.findIndex(({ id }) => id === on.id)
  const wasAbove = item.pid === on.pid && item.sort < on.sort
  return { pid, index: wasAbove ? at + 1 : at }
}

export type Step = 'up' | 'down' | 'in' | 'out'

/** Where an entry goes by one step of the keyboard. */
export function stepPlace(
  items: readonly MenuItem[],
  item: MenuItem,
  step: Step,
  { canNest }: { canNest: boolean },
): Place | undefined {
  const beside = childrenOf(items, item.pid)
  const at = beside.findIndex(({ id }) => id === item.id)
  if (step === 'up') return at > 0 ? { pid: item.pid, index: at - 1 } : undefined
  if (step === 'down') return at < beside.length - 1 ? { pid: item.pid, index: at + 1 } : undefined
  const parent = items.find(({ id }) => id === item.pid)
  const pid = step === 'in' ? beside[at - 1]?.id : parent?.pid
  if (pid === undefined || !canNest || !fits(items, item, pid)) return undefined
  const there = childrenOf(items, pid)
  const index = step === 'in' ? there.length : there.findIndex(({ id }) => id === parent?.id) + 1
  return { pid, index }
}
