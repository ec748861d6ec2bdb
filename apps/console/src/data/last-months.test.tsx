// @vitest-environment happy-dom
import { MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { TickerContext } from '@ampdeck/ui/live'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastMonths, useLastMonths } from './last-months.ts'
import { useToday } from './use-today.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

function Shown() {
  return [useToday(), ...useLastMonths(2).map(({ value }) => value)].join(' ')
}

it('counts months back over the turn of a year', () => {
  expect(lastMonths(parseTimestamp('2026-01-31 23:59:59'), 3)).toEqual(['2026-01', '2025-12', '2025-11'])
})

it('gives a page that is open over the end of a month the new month and the new day', () => {
  let now = parseTimestamp('2026-07-31 23:59:00')
  const listeners = new Set<() => void>()
  const ticker = {
    now: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const shown = document.createElement('div')
  const root = createRoot(shown)
  act(() =>
    root.render(
      <TickerContext value={ticker}>
        <Shown />
      </TickerContext>,
    ),
  )
  expect(shown.textContent).toBe('2026-07-31 2026-07 2026-06')
  now += MINUTE
  act(() => {
    for (const listener of listeners) listener()
  })
  expect(shown.textContent).toBe('2026-08-01 2026-08 2026-07')
  act(() => root.unmount())
})
