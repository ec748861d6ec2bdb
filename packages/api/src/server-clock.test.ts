import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { byServerClock, readingServerTime, readServerTime, serverAhead, serverNow } from './server-clock.ts'

const HOUR = 3_600_000
const NOON = Date.parse('2026-07-01T12:00:00.400Z')

const dated = (epoch: number) => new Headers({ date: new Date(epoch).toUTCString() })

/** Whatever was read before: two answers far apart leave what the second one says. */
function sameTime() {
  readServerTime(dated(NOON + 99 * HOUR), NOON, NOON)
  readServerTime(dated(NOON), NOON, NOON)
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  sameTime()
})
// Other files of this worker go by the same clock.
afterEach(() => {
  sameTime()
  vi.useRealTimers()
})

describe('the time of the server', () => {
  it('is that of the computer while both may show the same', () => {
    expect(serverNow()).toBe(NOON)
    readServerTime(dated(NOON - 1_000), NOON - 2_000, NOON)
    readServerTime(new Headers(), NOON)
    readServerTime(new Headers({ date: 'soon' }), NOON)
    expect(serverAhead()).toBe(0)
  })

  it('is read from the answers where the computer is hours off, to within a second', () => {
    readServerTime(dated(NOON + 5 * HOUR), NOON - 80, NOON)
    expect(Math.abs(serverAhead() - 5 * HOUR)).toBeLessThan(1_000)
    expect(byServerClock(NOON)).toBe(serverNow())
  })

  it('grows more exact with each answer', () => {
    for (let at = NOON; at < NOON + 30_000; at += 730) readServerTime(dated(at + 5 * HOUR), at - 20, at)
    expect(Math.abs(serverAhead() - 5 * HOUR)).toBeLessThan(50)
  })

  it('follows a clock that is set while the page is open', () => {
    readServerTime(dated(NOON + 5 * HOUR), NOON, NOON)
    readServerTime(dated(NOON + 1_000), NOON + 1_000, NOON + 1_020)
    expect(serverAhead()).toBe(0)
  })

  it('is not believed more than a slow answer allows', () => {
    readServerTime(dated(NOON), NOON - 60_000, NOON)
    expect(serverAhead()).toBe(0)
  })

  it('comes with each answer of a transport', async () => {
    const answer = { status: 200, body: '', headers: dated(NOON - 7 * HOUR) }
    await readingServerTime(async () => answer)({} as never)
    expect(Math.round(serverAhead() / HOUR)).toBe(-7)
  })
})
