import type { ReactNode } from 'react'

/** What stands in place of a drawing, or beside it; a chart without a single value is empty by itself. */
export type ChartState =
  /** A skeleton after 200 ms. */
  | { is: 'loading' }
  | { is: 'empty'; text?: string; action?: ReactNode }
  | { is: 'failed'; text?: string; onRetry?: () => void }
  /** The drawing stays, quiet, with the time of its data, as it is to be read. */
  | { is: 'stale'; since: string }
