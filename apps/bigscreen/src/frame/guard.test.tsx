// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Guard } from './guard.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** As a scene whose code is no longer on the server. */
function Lost(): never {
  throw new TypeError('Failed to fetch dynamically imported module')
}

it('has the pages read again until they come, where a scene has failed', () => {
  const again = vi.fn(async () => {})
  const element = document.createElement('div')
  const root = createRoot(element, { onCaughtError: () => {} })
  act(() => {
    root.render(
      <Guard fallback="not now" again={again}>
        <Lost />
      </Guard>,
    )
  })
  expect(element.textContent).toBe('not now')
  expect(again).not.toHaveBeenCalled()
  vi.advanceTimersByTime(8_000)
  expect(again).toHaveBeenCalledTimes(2)

  act(() => root.unmount())
  vi.advanceTimersByTime(60_000)
  expect(again).toHaveBeenCalledTimes(2)
})
