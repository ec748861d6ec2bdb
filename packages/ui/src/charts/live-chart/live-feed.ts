/** What a live chart draws: parallel arrays, oldest first. */
export interface FeedWindow {
  /** Milliseconds since 1970, rising. */
  times: readonly number[]
  /** One array per series. */
  values: (number | null)[][]
}

/** A store that only grows at its end; the oldest points fall out. */
export interface LiveFeed {
  /** How many series it holds. */
  readonly series: number
  /** Appends one point: a value per series, null where nothing is known. A time before the last one is refused. */
  push(time: number, values: readonly (number | null)[]): boolean
  /** The points since a time, at most the capacity. */
  since(time: number): FeedWindow
  /** The newest points, at most `count`. */
  last(count: number): FeedWindow
  /** The time of the newest point. */
  newest(): number | undefined
  subscribe(run: () => void): () => void
}

/**
 * A feed for `LiveChart`. Arrays of twice the capacity are cut once per capacity, so a push costs the same whether the
 * feed is empty or full.
 *
 * @param series how many values a point has
 * @param capacity how many points are kept
 */
export function liveFeed(series: number, capacity = 1_000): LiveFeed {
  const times: number[] = []
  const values = Array.from({ length: series }, (): (number | null)[] => [])
  const watchers = new Set<() => void>()
  const oldest = () => Math.max(0, times.length - capacity)
  const from = (start: number): FeedWindow => ({
    times: times.slice(start),
    values: values.map((column) => column.slice(start)),
  })

  return {
    series,
    push(time, point) {
      const last = times.at(-1)
      if (last !== undefined && time < last) return false
      if (times.length >= 2 * capacity) {
        for (const column of [times, ...values]) column.splice(0, capacity)
      }
      times.push(time)
      values.forEach((column, nth) => {
        column.push(point[nth] ?? null)
      })
      for (const run of watchers) run()
      return true
    },
    since(time) {
      let low = oldest()
      let high = times.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((times[middle] ?? 0) < time) low = middle + 1
        else high = middle
      }
      return from(low)
    },
    last: (count) => from(Math.max(oldest(), times.length - count)),
    newest: () => times.at(-1),
    subscribe(run) {
      watchers.add(run)
      return () => watchers.delete(run)
    },
  }
}
