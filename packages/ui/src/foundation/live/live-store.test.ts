import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createLiveStore } from './live-store.ts'
import { manualClock } from './manual-clock.ts'

interface Gun {
  w: number
}

const START = 1_782_871_200_000
const BEAT = 1_000

function scene(options = {}) {
  const clock = manualClock(START)
  const store = createLiveStore<string, Gun>({ clock, beatMs: BEAT, ...options })
  const say = (id: string, w: number, at = clock.now()) => store.push([{ id, at, change: { w } }])
  return { clock, store, say }
}

describe('flushing', () => {
  it('shows the first update at once and gathers the rest of the interval', () => {
    const { clock, store, say } = scene({ flushesPerSecond: 4 })
    const notify = vi.fn()
    store.subscribe('a', notify)
    say('a', 1)
    clock.advance(0)
    expect(store.get('a')?.state).toEqual({ w: 1 })

    for (let w = 2; w < 100; w++) say('a', w)
    clock.advance(249)
    expect(notify).toHaveBeenCalledTimes(1)
    clock.advance(1)
    expect(notify).toHaveBeenCalledTimes(2)
    expect(store.get('a')?.state).toEqual({ w: 99 })
  })

  it.each([
    [1, 250],
    [4, 250],
    [10, 100],
    [60, 100],
  ])('keeps %i flushes a second within 4 to 10', (flushesPerSecond, interval) => {
    const { clock, store, say } = scene({ flushesPerSecond })
    say('a', 1)
    clock.advance(0)
    say('a', 2)
    clock.advance(interval - 1)
    expect(store.get('a')?.state.w).toBe(1)
    clock.advance(1)
    expect(store.get('a')?.state.w).toBe(2)
  })

  it('tells only those whose thing has changed', () => {
    const { clock, store, say } = scene()
    const a = vi.fn()
    const b = vi.fn()
    store.subscribe('a', a)
    store.subscribe('b', b)
    say('a', 1)
    say('b', 1)
    clock.advance(0)
    say('a', 1)
    say('b', 2)
    clock.advance(500)
    expect(a).toHaveBeenCalledTimes(1)
    expect(b).toHaveBeenCalledTimes(2)
  })

  it('has no timer while nothing arrives and nobody listens', () => {
    const { clock, say } = scene()
    say('a', 1)
    clock.advance(500)
    expect(clock.waiting()).toBe(0)
  })

  it('names all that changed once per flush', () => {
    const { clock, store, say } = scene()
    const notify = vi.fn()
    store.subscribeAll(notify)
    say('a', 1)
    say('b', 1)
    clock.advance(0)
    expect(notify).toHaveBeenCalledExactlyOnceWith(new Set(['a', 'b']))
  })

  it('no longer tells who has left', () => {
    const { clock, store, say } = scene()
    const notify = vi.fn()
    store.subscribe('a', notify)()
    say('a', 1)
    clock.advance(500)
    expect(notify).not.toHaveBeenCalled()
  })
})

describe('a hidden page', () => {
  it('draws nothing, loses nothing, and shows the last state when it is back', () => {
    const { clock, store, say } = scene()
    const notify = vi.fn()
    store.subscribe('a', notify)
    clock.hide(true)
    for (let w = 1; w <= 1_000; w++) {
      say('a', w)
      clock.advance(10)
    }
    expect(notify).not.toHaveBeenCalled()
    clock.hide(false)
    expect(notify).toHaveBeenCalledTimes(1)
    expect(store.get('a')?.state.w).toBe(1_000)
  })

  it('ends in the same state as a page that was always shown', () => {
    const event = fc.oneof(
      fc.record({ kind: fc.constant('say' as const), id: fc.constantFrom('a', 'b'), w: fc.nat(9) }),
      fc.record({ kind: fc.constant('hide' as const), hidden: fc.boolean() }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(400) }),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { clock, store, say } = scene()
        const last = new Map<string, number>()
        for (const one of events) {
          if (one.kind === 'hide') clock.hide(one.hidden)
          else if (one.kind === 'wait') clock.advance(one.ms)
          else {
            say(one.id, one.w)
            last.set(one.id, one.w)
          }
        }
        clock.hide(false)
        clock.advance(250)
        for (const [id, w] of last) expect(store.get(id)?.state.w).toBe(w)
      }),
    )
  })
})

describe('age', () => {
  it('becomes stale after three beats without a word, and tells so', () => {
    const { clock, store, say } = scene()
    const notify = vi.fn()
    say('a', 1)
    clock.advance(0)
    store.subscribe('a', notify)
    clock.advance(3 * BEAT)
    expect(store.isStale('a')).toBe(false)
    expect(store.get('a')?.isStale).toBe(false)
    clock.advance(BEAT)
    expect(store.isStale('a')).toBe(true)
    expect(store.get('a')).toEqual({ state: { w: 1 }, isStale: true })
    expect(notify).toHaveBeenCalledTimes(1)
    expect(store.ageOf('a')).toBe(4 * BEAT)
  })

  it('is fresh again with the next word, even if nothing changed', () => {
    const { clock, store, say } = scene()
    store.subscribe('a', () => undefined)
    say('a', 1)
    clock.advance(5 * BEAT)
    say('a', 1)
    clock.advance(250)
    expect(store.get('a')?.isStale).toBe(false)
  })

  it('stays fresh by beats alone, of all or of some', () => {
    const { clock, store, say } = scene()
    say('a', 1)
    say('b', 1)
    clock.advance(2_500)
    store.beat()
    clock.advance(2_500)
    store.beat(['b'])
    clock.advance(1_000)
    expect(store.isStale('a')).toBe(true)
    expect(store.isStale('b')).toBe(false)
  })

  it('knows nothing of what was never heard of', () => {
    const { store } = scene()
    expect(store.ageOf('x')).toBeUndefined()
    expect(store.isStale('x')).toBe(false)
    expect(store.get('x')).toBeUndefined()
  })
})
