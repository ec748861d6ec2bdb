import { expect, it, vi } from 'vitest'
import { createLiveLine, type LineAttempt } from './live-line.ts'
import { manualClock } from './manual-clock.ts'
import { retryWait } from './retry-wait.ts'

/** A line to a source that the test plays. */
function setUp({ isFinal = false } = {}) {
  const clock = manualClock(1_000_000)
  const attempts: (LineAttempt & { end: () => void; fail: () => void })[] = []
  const onOpen = vi.fn()
  const line = createLiveLine({
    clock,
    random: () => 0,
    onOpen,
    onFailure: () => isFinal,
    open: (attempt) =>
      new Promise((resolve, reject) => {
        attempts.push({ ...attempt, end: resolve, fail: () => reject(new Error('no')) })
      }),
  })
  const last = () => {
    const attempt = attempts.at(-1)
    if (!attempt) throw new Error('nothing was opened')
    return attempt
  }
  return { clock, line, attempts, last, onOpen }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('is opened once for all who need it, and closed a second after the last of them', () => {
  const { clock, line, attempts, last } = setUp()
  const leave = [line.keep(), line.keep(), line.keep()]
  expect(attempts).toHaveLength(0)
  clock.advance(20)
  expect(attempts).toHaveLength(1)
  for (const one of leave) one()
  leave[0]?.()
  clock.advance(900)
  expect(last().signal.aborted).toBe(false)
  const again = line.keep()
  clock.advance(5_000)
  expect(last().signal.aborted).toBe(false)
  again()
  clock.advance(1_000)
  expect([last().signal.aborted, line.state().is]).toEqual([true, 'off'])
})

it('goes on where it broke, later and later, until it is there again', async () => {
  const { clock, line, attempts, last, onOpen } = setUp()
  line.keep()
  clock.advance(20)
  last().opened()
  last().passed('a.1')
  last().end()
  await settled()
  expect(line.state().is).toBe('waiting')
  for (const wait of [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
    const before = attempts.length
    clock.advance(wait - 1)
    expect(attempts).toHaveLength(before)
    clock.advance(1)
    expect(attempts).toHaveLength(before + 1)
    expect(last().lastId).toBe('a.1')
    last().fail()
    await settled()
  }
  line.tryNow()
  last().opened()
  expect(onOpen.mock.calls).toEqual([[false], [true]])
  last().end()
  await settled()
  clock.advance(500)
  expect(line.state().is).toBe('opening')
})

it('takes a line that says nothing for 25 s as broken', () => {
  const { clock, line, attempts, last } = setUp()
  line.keep()
  clock.advance(20)
  const first = last()
  first.opened()
  clock.advance(20_000)
  first.beat()
  clock.advance(24_000)
  expect([line.state().is, first.signal.aborted]).toEqual(['open', false])
  clock.advance(1_000)
  expect([line.state().is, first.signal.aborted]).toEqual(['waiting', true])
  clock.advance(500)
  expect(attempts).toHaveLength(2)
  first.passed('late')
  first.opened()
  expect(line.state().is).toBe('opening')
})

it('is let go half a minute after the page went to the background, and is there when it comes back', () => {
  const { clock, line, attempts, last } = setUp()
  line.keep()
  clock.advance(20)
  last().opened()
  last().passed('x.9')
  clock.hide(true)
  clock.advance(20_000)
  last().beat()
  clock.advance(9_000)
  expect(line.state().is).toBe('open')
  clock.advance(1_000)
  expect(line.state().is).toBe('off')
  clock.hide(false)
  expect([attempts.length, last().lastId]).toEqual([2, 'x.9'])
})

it('does not try again what is refused, until somebody asks anew', async () => {
  const { clock, line, attempts, last } = setUp({ isFinal: true })
  const leave = line.keep()
  clock.advance(20)
  last().fail()
  await settled()
  clock.advance(600_000)
  expect([attempts.length, line.state().is]).toEqual([1, 'refused'])
  leave()
  line.keep()
  clock.advance(20)
  expect(attempts).toHaveLength(2)
})

it('is opened anew when it is to tell something else, from where it was', () => {
  const { clock, line, attempts, last } = setUp()
  line.keep()
  clock.advance(20)
  last().opened()
  last().passed('b.2')
  const first = last()
  line.reopen()
  clock.advance(20)
  expect([attempts.length, first.signal.aborted, last().lastId]).toEqual([2, true, 'b.2'])
})

it('waits up to half as long again by chance, and never longer than that', () => {
  expect([retryWait(0, 0), retryWait(0, 1), retryWait(99, 1)]).toEqual([500, 750, 22_500])
})
