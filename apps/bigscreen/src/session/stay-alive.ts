/** The lock that every window of the console holds: as long as one does, the session is not over (requirements.md §6). */
const LOCK = 'ampdeck-tab'

/** A wall that is shown counts as a window of the console: closing the others does not log it out. */
export function stayAlive(): void {
  if ('locks' in navigator)
    // Refused where the storage is blocked.
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => new Promise(() => {})).catch(() => undefined)
}
