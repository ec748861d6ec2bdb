import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** One rem in px of a window, by the rule of the style sheet: the smaller of a share of its width and one of its height. */
function remOf({ width, height }: { width: number; height: number }): number {
  const css = readFileSync(new URL('wall.css', import.meta.url), 'utf8')
  const [, ofWidth, ofHeight] =
    /html\[data-wall\] \{\s*font-size: min\(100vw \/ ([\d.]+), 100vh \/ ([\d.]+)\)/.exec(css) ?? []
  return Math.min(width / Number(ofWidth), height / Number(ofHeight))
}

it.each([
  [{ width: 1_920, height: 1_080 }, 19.2],
  [{ width: 3_840, height: 2_160 }, 38.4],
  [{ width: 1_366, height: 1_024 }, 13.66],
])('one rem of the window %o is its width / 100, %d px (spec 9.24)', (window, px) => {
  expect(remOf(window)).toBeCloseTo(px)
  expect(window.width / 100).toBeCloseTo(px)
})

it('a second screen beside the first makes the wall wider, not its type larger', () => {
  expect(remOf({ width: 3_840, height: 1_080 })).toBeCloseTo(19.2)
})
