import { expect, waitFor } from 'storybook/test'

/** For `beforeEach` of a story: a browser that draws nothing solid. Gives what ends it. */
export function withoutWebGl(): () => void {
  const prototype = HTMLCanvasElement.prototype
  const { getContext } = prototype
  prototype.getContext = () => null
  return () => {
    prototype.getContext = getContext
  }
}

/** What a scene may cost so that an integrated graphics card holds 50 frames a second (screens.md §5, S260). */
const MAX_CALLS = 150
const MAX_TRIANGLES = 300_000
/** The first picture of a window without a graphics card takes long. */
const DRAWN_MS = 12_000

/** Waits for the first picture, and counts what it has cost. Without WebGL there is nothing to count. */
export async function expectFewCalls(element: HTMLElement): Promise<void> {
  const canvas = element.querySelector('canvas')
  if (!canvas) return
  const counted = (name: 'calls' | 'triangles') => Number(canvas.dataset[name])
  await waitFor(() => expect(counted('calls')).toBeGreaterThan(4), { timeout: DRAWN_MS })
  await expect(counted('calls')).toBeLessThanOrEqual(MAX_CALLS)
  await expect(counted('triangles')).toBeLessThanOrEqual(MAX_TRIANGLES)
}

/** Waits until a place in the picture has its words beside it. Without WebGL there are none. */
export async function expectNames(element: HTMLElement): Promise<void> {
  if (!element.querySelector('canvas')) return
  const labels = () => [...element.querySelectorAll<HTMLElement>('[data-callout]')]
  const shown = () => labels().filter(({ style }) => style.visibility === 'visible')
  await waitFor(() => expect(shown()).not.toHaveLength(0), { timeout: DRAWN_MS })
}
