import type { SavedView, SavedViews } from '../list/list-state.ts'

/** The kept view that the list shows now: the order of what stands in an address does not matter. */
export function viewOf({ all, search }: Pick<SavedViews, 'all' | 'search'>): SavedView | undefined {
  const shown = sorted(search)
  return all.find((view) => sorted(view.search) === shown)
}

function sorted(search: string): string {
  const address = new URLSearchParams(search)
  address.sort()
  return address.toString()
}
