/** What a page saw of itself since the meter was started. */
export interface Reading {
  seconds: number
  frames: number
  /** Frames that should have been and were not, per cent. */
  missed: number
  /** Milliseconds from a message's arrival to the frame that shows it. */
  latency: { p95: number; worst: number }
  shown: number
  /** Tiles that did not show what they should after their frame. */
  wrong: number
}

export interface Meter {
  /** Messages that have just arrived. */
  sent(updates: Iterable<{ id: string }>): void
  /** These are drawn with the frame to come; asks afterwards whether they really are. */
  shownNextFrame(ids: Iterable<string>, isShown: (id: string) => boolean): void
  start(): void
  read(): Reading
}

const FRAME_MS = 1_000 / 60

export function createMeter(): Meter {
  /** The oldest message per tile that is not yet shown. */
  const waiting = new Map<string, number>()
  let latencies: number[] = []
  let intervals: number[] = []
  let wrong = 0
  let started = 0
  let last = 0

  requestAnimationFrame(function frame(now) {
    if (last > 0) intervals.push(now - last)
    last = now
    requestAnimationFrame(frame)
  })

  return {
    sent(updates) {
      const now = performance.now()
      for (const { id } of updates) if (!waiting.has(id)) waiting.set(id, now)
    },
    shownNextFrame(ids, isShown) {
      const drawn: { id: string; since: number }[] = []
      for (const id of ids) {
        const since = waiting.get(id)
        waiting.delete(id)
        if (since !== undefined) drawn.push({ id, since })
      }
      afterFrame(() => {
        const now = performance.now()
        for (const { id, since } of drawn) {
          latencies.push(now - since)
          if (!isShown(id)) wrong++
        }
      })
    },
    start() {
      latencies = []
      intervals = []
      wrong = 0
      started = performance.now()
    },
    read() {
      const expected = intervals.reduce((sum, ms) => sum + Math.max(1, Math.round(ms / FRAME_MS)), 0)
      const sorted = latencies.toSorted((a, b) => a - b)
      return {
        seconds: (performance.now() - started) / 1_000,
        frames: intervals.length,
        missed: expected === 0 ? 0 : (1 - intervals.length / expected) * 100,
        latency: { p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0, worst: sorted.at(-1) ?? 0 },
        shown: latencies.length,
        wrong,
      }
    },
  }
}

/** After the frame to come has been drawn: the first task behind it. */
function afterFrame(run: () => void): void {
  requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = run
    channel.port2.postMessage(undefined)
  })
}
