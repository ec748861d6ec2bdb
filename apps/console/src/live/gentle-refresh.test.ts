import { manualClock } from '@ampdeck/ui/live'
import { expect, it, vi } from 'vitest'
import { createGentleRefresh } from './gentle-refresh.ts'

function setUp() {
  const clock = manualClock(0)
  const run = vi.fn()
  return { clock, run, gentle: createGentleRefresh(run, clock) }
}

it('does what is asked at the end of five seconds, once however often it is asked', () => {
  const { clock, run, gentle } = setUp()
  for (let asked = 0; asked < 40; asked++) {
    gentle.ask()
    clock.advance(100)
  }
  expect(run).not.toHaveBeenCalled()
  clock.advance(1_000)
  expect(run).toHaveBeenCalledTimes(1)
  clock.advance(60_000)
  expect(run).toHaveBeenCalledTimes(1)
})

it('does it at once when nothing was done for long, or when it may not wait', () => {
  const { clock, run, gentle } = setUp()
  clock.advance(60_000)
  gentle.ask()
  clock.advance(0)
  expect(run).toHaveBeenCalledTimes(1)
  gentle.ask()
  gentle.now()
  clock.advance(4_999)
  expect(run).toHaveBeenCalledTimes(2)
  gentle.ask()
  gentle.close()
  clock.advance(60_000)
  expect([run.mock.calls.length, clock.waiting()]).toEqual([2, 0])
})
