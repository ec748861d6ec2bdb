import { medianOf, p95Of } from './figures.ts'

/** Requests at the beginning that are not counted. */
export const WARM_UP = 5

/** Times of `repeat` requests, `lanes` of them at a time; each has a number of its own, so that none is asked twice. */
export async function measureRequests(
  repeat: number,
  lanes: number,
  ask: (n: number) => Promise<unknown>,
): Promise<number[]> {
  const samples: number[] = []
  let next = lanes * 1_000
  const last = next + WARM_UP + repeat * Math.min(lanes, 2)
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < last) {
        const n = next++
        const started = performance.now()
        await ask(n)
        samples.push(performance.now() - started)
      }
    }),
  )
  return samples.slice(WARM_UP)
}

/** Median and 95th percentile, in milliseconds. */
export function times(samples: readonly number[]): string[] {
  return [medianOf(samples).toFixed(1), p95Of(samples).toFixed(1)]
}
