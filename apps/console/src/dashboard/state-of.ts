import type { ChartState } from '@ampdeck/ui/chart-frame'

/** A reading that one chart shows by itself. */
export interface ReadForChart<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => unknown
}

/** What stands in place of a chart until its figures are there. */
export function stateOf({ data, error, refetch }: ReadForChart<unknown>): ChartState | undefined {
  if (data !== undefined) return undefined
  return error ? { is: 'failed', onRetry: () => void refetch() } : { is: 'loading' }
}
