import { expect, it } from 'vitest'
import { placeLabels } from './place-labels.ts'

const room = { width: 400, height: 300 }
const wish = (x: number, y: number) => ({ x, y, width: 100, height: 20 })

it('stands at the right, and at the left where the right has no room', () => {
  const [free, atEdge] = placeLabels([wish(100, 100), wish(380, 200)], { gap: 10, room, avoid: [] })
  expect(free).toMatchObject({ x: 110, y: 90, side: 'right' })
  expect(atEdge).toMatchObject({ x: 270, side: 'left' })
})

it('never lays one label over another or over what is to be avoided', () => {
  const wishes = Array.from({ length: 20 }, (_, index) => wish(200 + (index % 5), 150 + index))
  const avoid = [{ x: 0, y: 120, width: 195, height: 60 }]
  const placed = placeLabels(wishes, { gap: 10, room, avoid }).filter((box) => box !== undefined)
  expect(placed.length).toBeGreaterThan(1)
  expect(placed.length).toBeLessThan(20)
  for (const [index, a] of placed.entries()) {
    for (const b of [...placed.slice(index + 1), ...avoid]) {
      const isApart =
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
      expect(isApart).toBe(true)
    }
  }
})
