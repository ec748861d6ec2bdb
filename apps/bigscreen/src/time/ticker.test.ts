import { readServerTime } from '@ampdeck/api/server-clock'
import { HOUR } from '@ampdeck/api/time'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { everySecond } from './ticker.ts'

const answerOf = (epoch: number) => new Headers({ date: new Date(epoch).toUTCString() })

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-07-22T06:32:08Z') }))
afterEach(() => {
  readServerTime(answerOf(Date.now()), Date.now())
  vi.useRealTimers()
})

it('goes by the clock of the server where that of the wall’s computer is hours off', () => {
  const ticker = everySecond()
  ticker.subscribe(() => undefined)
  readServerTime(answerOf(Date.now() + 5 * HOUR), Date.now())
  vi.advanceTimersByTime(1_500)
  expect(Math.round((ticker.now() - Date.now()) / HOUR)).toBe(5)
})
