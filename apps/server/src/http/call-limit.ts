import type { Caller } from '../access/caller.ts'

/**
 * Counts a call before its transaction begins, so that a refused one counts as well; throws where there were too many.
 * What it gives is done when the call has succeeded.
 */
export type CallLimit = (who: { caller: Caller; address: string }) => Promise<() => Promise<void>>
