import { expect, it, vi } from 'vitest'
import { manualClock } from './manual-clock.ts'
import { createTicker } from './ticker.ts'

const START = 1_782_871_200_400

it('ticks at full seconds for all with one timer', () => {
  const clock = manualClock(START)
  const ticker = createTicker(clock)
  const one = vi.fn()
  const other = vi.fn()
  ticker.subscribe(one)
  ticker.subscribe(other)
  expect(clock.waiting()).toBe(1)

  clock.advance(600)
  expect(one).toHaveBeenCalledTimes(1)
  expect(other).toHaveBeenCalledTimes(1)
  expect(ticker.now()).toBe(START + 600)
  clock.advance(3_000)
  expect(one).toHaveBeenCalledTimes(4)
})

it('stands still between two ticks', () => {
  const clock = manualClock(START)
  const ticker = createTicker(clock)
  ticker.subscribe(() => undefined)
  clock.advance(300)
  expect(ticker.now()).toBe(START)
})

it('has no timer while nobody listens or the page is hidden', () => {
  const clock = manualClock(START)
  const ticker = createTicker(clock)
  const leave = ticker.subscribe(() => undefined)
  clock.hide(true)
  expect(clock.waiting()).toBe(0)
  clock.hide(false)
  expect(clock.waiting()).toBe(1)
  leave()
  expect(clock.waiting()).toBe(0)
})

it('tells the true time at once when the page is shown again', () => {
  const clock = manualClock(START)
  const ticker = createTicker(clock)
  const notify = vi.fn()
  ticker.subscribe(notify)
  clock.hide(true)
  clock.advance(3_600_000)
  expect(notify).not.toHaveBeenCalled()
  clock.hide(false)
  expect(notify).toHaveBeenCalledTimes(1)
  expect(ticker.now()).toBe(START + 3_600_000)
})

it('is right for who comes after a pause', () => {
  const clock = manualClock(START)
  const ticker = createTicker(clock)
  clock.advance(60_000)
  expect(ticker.now()).toBe(START + 60_000)
})
