import {
  LIVE_EVENT_TYPES,
  type LiveEvent,
  type LiveEventType,
  livePermissions,
} from '@ampdeck/api/events/live-event'
import { type Caller, mayCall } from '../access/caller.ts'

/** What a subscriber asks for; absent means all. */
export interface Wanted {
  types?: readonly LiveEventType[] | undefined
  stationIds?: readonly number[] | undefined
}

/** The wanted types that this person may hear of. */
export function typesFor(
  { grants }: Pick<Caller, 'grants'>,
  { types = LIVE_EVENT_TYPES }: Wanted,
): LiveEventType[] {
  return types.filter((type) => mayCall(grants, livePermissions[type]))
}

/**
 * Whether an event is for this person: of the seller, of the stations and fleets that may be seen (the rule of `Rows`),
 * and of what was asked for.
 */
export function audienceOf(caller: Caller, wanted: Wanted): (event: LiveEvent) => boolean {
  const { sellerId, stationIds, groupIds } = caller.scope
  const types = new Set<string>(typesFor(caller, wanted))
  const mine = stationIds && new Set(stationIds)
  const fleets = groupIds && new Set<number | null>(groupIds)
  const asked = wanted.stationIds && new Set(wanted.stationIds)

  return (event) => {
    if (!types.has(event.type)) return false
    if (sellerId !== null && event.sellerId !== sellerId) return false
    if ('userId' in event && event.userId !== caller.userId) return false
    if (!('stationId' in event) || event.stationId === null) return true
    const isOwn = event.type === 'workOrder' && event.repairUser === caller.userId
    if (mine && !mine.has(event.stationId) && !isOwn) return false
    if (asked && !asked.has(event.stationId)) return false
    return event.type !== 'order' || !fleets || fleets.has(event.groupId)
  }
}

/** Whether two callers hear the same. */
export function isSameAudience(a: Caller, b: Caller): boolean {
  const told = ({ scope, grants }: Caller) => JSON.stringify([scope, [...grants].toSorted()])
  return told(a) === told(b)
}
