import { useSyncExternalStore } from 'react'

let isAsked = false
const listeners = new Set<() => void>()

/** The session was idle too long (code 408): a dialog says so and waits. */
export function askForIdle(): void {
  become(true)
}

/** The same person has logged in again in another tab: there is nothing to ask any more. */
export function withdrawIdle(): void {
  become(false)
}

export function useIdleQuestion(): boolean {
  return useSyncExternalStore(subscribe, () => isAsked)
}

function become(next: boolean): void {
  isAsked = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
