import { DAY } from '@ampdeck/api/time'

/**
 * So long before a moment an order that still ran then may have begun. One that is open for more than a day is lost
 * (domain.md §4, life cycle 1; `charging/finish/watchdog.job.ts`); the second day is for a watchdog that was away.
 */
export const LONGEST_CHARGE = 2 * DAY

/** A bill that another platform sends may be for a longer charge. */
export const LONGEST_BILL = 3 * DAY
