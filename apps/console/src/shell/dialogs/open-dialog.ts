import { useSyncExternalStore } from 'react'

/** What opens over any page: one at a time, from wherever somebody asks for it. */
export type ShellDialog =
  | { name: 'downloadCenter'; tab?: 'export' | 'import' | 'template' }
  | { name: 'timingManage' }
  | { name: 'profile' }
  | { name: 'changePassword' }
  | { name: 'settings' }
  | { name: 'notices' }
  | { name: 'search' }
  | { name: 'palette'; text?: string }
  | { name: 'logOut' }

let opened: ShellDialog | undefined
const listeners = new Set<() => void>()

/** Opens a dialog of the frame, from a page, a menu or a message; it takes the place of the one that is open. */
export function openDialog(dialog: ShellDialog): void {
  become(dialog)
}

/** Closes what is open; naming it closes only that, not what has taken its place. */
export function closeDialog(name?: ShellDialog['name']): void {
  if (name === undefined || opened?.name === name) become(undefined)
}

/** Whether nothing is open, or only what somebody looks into and types nothing that is kept. */
export function isInterruptible(): boolean {
  return opened === undefined || ['search', 'notices', 'settings', 'palette'].includes(opened.name)
}

/** The dialog that is open. */
export function useOpenedDialog(): ShellDialog | undefined {
  return useSyncExternalStore(subscribe, () => opened)
}

function become(dialog: ShellDialog | undefined) {
  opened = dialog
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
