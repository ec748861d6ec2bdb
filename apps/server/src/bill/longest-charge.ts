import { DAY } from '@ampdeck/api/time'

/**
 * So long before a moment an order that still ran then may have begun. A charge of more than a day is ended as abnormal
 * (domain.md §4, life cycle 1), at the latest by the next day's job.
 */
export const LONGEST_CHARGE = 2 * DAY
