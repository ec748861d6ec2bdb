import { useSyncExternalStore } from 'react'
import type { Visit } from './recent-screens.ts'
import { recentStore } from './recent-store.ts'

/** The last screens that a person has opened on this device, the newest first. */
export function useRecentScreens(userId: number | undefined): readonly Visit[] {
  return useSyncExternalStore(recentStore.subscribe, () => recentStore.of(userId))
}
