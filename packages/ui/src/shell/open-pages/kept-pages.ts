/** How many pages stay as they are while they are not shown, the shown one included. */
export const KEPT_PAGES = 6

export interface Keeping {
  /** The page that is shown. */
  active: string
  /** All pages that are open. */
  open: readonly string[]
  /** Pages that hold input which is saved nowhere else. */
  unsaved: ReadonlySet<string>
  limit: number
}

/**
 * The pages to keep in memory, the one used last first. A page beyond the limit goes, the one used longest ago before
 * the others and one with unsaved input only when there is no other; its address brings it back when it is shown again.
 */
export function keptPages(
  kept: readonly string[],
  { active, open, unsaved, limit }: Keeping,
): readonly string[] {
  const next = [active, ...kept.filter((id) => id !== active && open.includes(id))]
  while (next.length > Math.max(1, limit)) {
    const goes = next.findLastIndex((id) => id !== active && !unsaved.has(id))
    next.splice(goes < 0 ? next.length - 1 : goes, 1)
  }
  const isSame = next.length === kept.length && next.every((id, index) => id === kept[index])
  return isSame ? kept : next
}
