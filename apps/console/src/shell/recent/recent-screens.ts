/** A screen that somebody was at. */
export interface Visit {
  /** One a route, and one a record where the route is a detail. */
  id: string
  /** As it was left, filters included. */
  address: string
  /** The record's name, where the screen is about one. */
  title?: string
}

/** How many screens the landing offers (screens.md S004). */
export const RECENT_SCREENS = 5

/** The newest first; a screen that is opened again comes first again. */
export function withVisit(visits: readonly Visit[], visit: Visit): readonly Visit[] {
  return [visit, ...visits.filter(({ id }) => id !== visit.id)].slice(0, RECENT_SCREENS)
}

/** What was kept, as far as it makes sense: the storage may have been edited by hand. */
export function visitsFrom(kept: unknown): readonly Visit[] {
  if (!Array.isArray(kept)) return []
  return kept.filter(isVisit).slice(0, RECENT_SCREENS)
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null) return false
  const { id, address, title } = value as Partial<Visit>
  const isOurs = typeof address === 'string' && /^\/(?![/\\])/.test(address)
  return typeof id === 'string' && isOurs && (title === undefined || typeof title === 'string')
}
