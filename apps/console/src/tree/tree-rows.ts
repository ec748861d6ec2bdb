/** What a tree shows: each item knows the one that it stands below; null is the first level. */
export interface TreeItem {
  id: number
  pid: number | null
  name: string
}

export interface TreeRow<Item> {
  item: Item
  /** 1 is the first level. */
  level: number
}

/** Where an item goes: below which one, and before which of those there; null is the end. */
export interface Place {
  pid: number | null
  before: number | null
}

/** What a tree allows. */
export interface TreeRules {
  /** Items of one level have an order of their own; otherwise they stand by name. */
  isOrdered?: boolean | undefined
  /** How many levels there may be. */
  mostLevels?: number | undefined
}

export type Step = 'in' | 'out' | 'up' | 'down'

/** The items from top to bottom, each below the one that it belongs to. */
export function treeRows<Item extends TreeItem>(
  items: readonly Item[],
  pid: number | null = null,
  level = 1,
): TreeRow<Item>[] {
  return items
    .filter((item) => item.pid === pid)
    .flatMap((item) => [{ item, level }, ...treeRows(items, item.id, level + 1)])
}

/** Whether an item may go to a place: not below itself, not where it is already, and not too deep. */
export function mayMove(
  items: readonly TreeItem[],
  id: number,
  { pid, before }: Place,
  { isOrdered = false, mostLevels = Number.POSITIVE_INFINITY }: TreeRules = {},
): boolean {
  const parents = new Map(items.map((item) => [item.id, item.pid]))
  let level = 1
  for (let above = pid; above !== null; above = parents.get(above) ?? null) {
    if (above === id) return false
    level++
  }
  const height = Math.max(1, ...treeRows(items, id).map((row) => row.level + 1))
  if (level + height - 1 > mostLevels) return false
  if (parents.get(id) !== pid) return true
  return isOrdered && before !== id && before !== nextOf(items, id)
}

/** Where an item goes by one step of the keyboard. */
export function stepOf(
  items: readonly TreeItem[],
  { id, pid }: Pick<TreeItem, 'id' | 'pid'>,
  step: Step,
  rules: TreeRules = {},
): Place | undefined {
  const beside = items.filter((item) => item.pid === pid)
  const at = beside.findIndex((item) => item.id === id)
  const place = {
    in: () => beside[at - 1] && { pid: beside[at - 1]?.id ?? null, before: null },
    out: () =>
      pid === null
        ? undefined
        : { pid: items.find((item) => item.id === pid)?.pid ?? null, before: nextOf(items, pid) },
    up: () => beside[at - 1] && { pid, before: beside[at - 1]?.id ?? null },
    down: () => beside[at + 1] && { pid, before: beside[at + 2]?.id ?? null },
  }[step]()
  return place && mayMove(items, id, place, rules) ? place : undefined
}

/** The item after this one on its level. */
function nextOf(items: readonly TreeItem[], id: number): number | null {
  const pid = items.find((item) => item.id === id)?.pid
  const beside = items.filter((item) => item.pid === pid)
  return beside[beside.findIndex((item) => item.id === id) + 1]?.id ?? null
}
