import { useTick } from '@ampdeck/ui/live'
import { type Link, type LinkState, linkState } from '@ampdeck/ui/refresh-lamp'
import { useSyncExternalStore } from 'react'
import { server } from '../data/server.ts'
import { linkOf } from './link-of.ts'
import { line } from './live.ts'

let readAt = 0

/** Records when what is shown was last read, for the time without a stream. */
export function recordRead(at: number): void {
  readAt = Math.max(readAt, at)
}

/** `live`, `delayed` or `lost`; nothing may be called live unless it is `live`. */
export function useFreshness(): LinkState {
  useSyncExternalStore(line.subscribe, stateOfLine)
  useSyncExternalStore(server.subscribe, isAway)
  return useTick((now) => linkState(currentLink(now), now))
}

/** The link as it is now. */
export function currentLink(now: number): Link {
  return linkOf(line.state(), { read: readAt, isAway: isAway(), now })
}

const stateOfLine = () => line.state().is
const isAway = () => server.current().is === 'away'
