import { useSyncExternalStore } from 'react'
import { messageStore, type PastMessage } from './message-store.ts'

const none: readonly PastMessage[] = []

/** The last messages, the newest first: what was shown for a second can be read again. */
export function useMessages(): readonly PastMessage[] {
  return useSyncExternalStore(messageStore.subscribe, messageStore.past, () => none)
}
