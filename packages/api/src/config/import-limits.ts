/** Limits of a file that is imported. */
export const MAX_IMPORT_BYTES = 10 * 1_048_576
export const MAX_IMPORT_ROWS = 5_000
/** Endings that are taken. */
export const IMPORT_ENDINGS = ['xlsx', 'csv'] as const
