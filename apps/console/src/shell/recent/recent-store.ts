import { readStored, storageKeys, store } from '../../session/storage.ts'
import { type Visit, visitsFrom, withVisit } from './recent-screens.ts'

/* Kept on this device, by person: whoever logs in next sees the own screens, and not those of the one before. */

const none: readonly Visit[] = []
const known = new Map<number, readonly Visit[]>()
const listeners = new Set<() => void>()

type Kept = Record<string, unknown>

export const recentStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },

  /** The last screens of a person. */
  of(userId: number | undefined): readonly Visit[] {
    if (userId === undefined) return none
    const visits = known.get(userId) ?? visitsFrom(readStored<Kept>(storageKeys.recentScreens)?.[userId])
    known.set(userId, visits)
    return visits
  },

  note(userId: number, visit: Visit): void {
    // Another tab may have noted its own meanwhile.
    const kept = readStored<Kept>(storageKeys.recentScreens)
    const visits = withVisit(kept ? visitsFrom(kept[userId]) : recentStore.of(userId), visit)
    known.set(userId, visits)
    store(storageKeys.recentScreens, { ...kept, [userId]: visits })
    for (const listener of listeners) listener()
  },
}
