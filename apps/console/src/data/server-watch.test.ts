import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createServerWatch } from './server-watch.ts'

let isThere: boolean
let probes: number
let now: number
let timers: { work: () => void; at: number }[]

beforeEach(() => {
  isThere = false
  probes = 0
  now = 0
  timers = []
})

const watchOf = () =>
  createServerWatch({
    probe: async () => {
      probes += 1
      return isThere
    },
    now: () => now,
    later: (work, ms) => {
      const timer = { work, at: now + ms }
      timers.push(timer)
      return () => {
        timers = timers.filter((each) => each !== timer)
      }
    },
  })

/** Lets what was promised happen, then time pass. */
async function pass(ms: number) {
  await Promise.resolve()
  const until = now + ms
  for (;;) {
    const next = timers.toSorted((a, b) => a.at - b.at)[0]
    if (!next || next.at > until) break
    now = next.at
    timers = timers.filter((each) => each !== next)
    next.work()
    await Promise.resolve()
  }
  now = until
}

describe('the watch over the server', () => {
  it('asks once for many calls that fail together, and tells nobody when the server answers', async () => {
    isThere = true
    const watch = watchOf()
    const told = vi.fn()
    watch.subscribe(() => watch.current().is === 'away' && told())
    for (let call = 0; call < 20; call++) watch.missed()
    await pass(60_000)
    expect(probes).toBe(1)
    expect(told).not.toHaveBeenCalled()
    expect(watch.current().is).toBe('there')
  })

  it('asks with longer and longer waits, and tells once that it is back', async () => {
    const watch = watchOf()
    const back = vi.fn()
    watch.onReturn(back)
    watch.missed()
    await pass(0)
    expect(watch.current()).toMatchObject({ is: 'away', since: 0, tries: 1, nextAt: 1_000 })
    await pass(30_000)
    expect(probes).toBe(6)
    isThere = true
    await pass(15_000)
    expect(watch.current().is).toBe('there')
    expect(back).toHaveBeenCalledTimes(1)
    await pass(60_000)
    expect(probes).toBe(7)
  })

  it('asks at once on demand, and not twice at a time', async () => {
    const watch = watchOf()
    watch.missed()
    await pass(4_000)
    const before = probes
    watch.tryNow()
    watch.tryNow()
    expect(probes).toBe(before + 1)
    await pass(0)
    expect(timers).toHaveLength(1)
  })

  it('is back with any call that is answered, and asks no more', async () => {
    const watch = watchOf()
    const back = vi.fn()
    watch.onReturn(back)
    watch.missed()
    await pass(0)
    watch.answered()
    expect(back).toHaveBeenCalledTimes(1)
    const before = probes
    await pass(60_000)
    expect(probes).toBe(before)
  })

  it('does not ask a server that is there', async () => {
    const watch = watchOf()
    watch.tryNow()
    await pass(60_000)
    expect(probes).toBe(0)
  })
})
