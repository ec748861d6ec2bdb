import type { Layer, Outcome } from './layer.ts'

export interface Finish {
  layer: Layer
  outcome: Outcome
  /** Milliseconds. */
  took: number
}

/**
 * Runs layers in their order, as many at a time as `width` allows, each after those it needs. A layer whose need
 * failed is not run and counts as a failure; so does one that throws. A layer that keeps the machine busy by itself runs
 * alone: beside others it would only wait longer for each of its pages.
 */
export async function runLayers(
  layers: readonly Layer[],
  width: number,
  onFinish: (finish: Finish) => void,
): Promise<Finish[]> {
  const waiting = [...layers]
  const running = new Map<string, Promise<void>>()
  const finished: Finish[] = []

  while (waiting.length > 0 || running.size > 0) {
    const isTaken = running.size >= width || [...running.keys()].some((name) => isAlone(name))
    const next = isTaken ? -1 : waiting.findIndex(isFree)
    const [layer] = next < 0 ? [] : waiting.splice(next, 1)
    if (layer) running.set(layer.name, begin(layer))
    else await Promise.race(running.values())
  }
  return finished

  function isAlone(name: string): boolean {
    return layers.some((layer) => layer.name === name && layer.alone)
  }

  function isFree({ needs, alone }: Layer): boolean {
    if (alone && running.size > 0) return false
    return !needs.some((need) => running.has(need) || waiting.some(({ name }) => name === need))
  }

  async function begin(layer: Layer): Promise<void> {
    const begun = performance.now()
    const outcome = await attempt(layer, finished)
    const finish = { layer, outcome, took: performance.now() - begun }
    finished.push(finish)
    running.delete(layer.name)
    onFinish(finish)
  }
}

async function attempt(layer: Layer, finished: readonly Finish[]): Promise<Outcome> {
  const failedNeed = finished.find(
    ({ layer: { name }, outcome }) => layer.needs.includes(name) && outcome.failed > 0,
  )
  if (failedNeed) return failure(`Not run: ${failedNeed.layer.name} failed`)
  try {
    return await layer.run()
  } catch (error) {
    return failure(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}

const failure = (output: string): Outcome => ({ passed: 0, failed: 1, skipped: 0, output })
