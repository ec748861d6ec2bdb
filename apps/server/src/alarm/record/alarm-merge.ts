import { MINUTE } from '@ampdeck/api/time'

/** The same again within so long of the last time is the same incident (domain.md §3.5 Alarm). */
export const MERGE_MS = 10 * MINUTE
