import { expect, it } from 'vitest'
import { citiesIn } from './cities.ts'

const size = { width: 1200, height: 800 }
const namesAt = (zoom: number, lng = 114, lat = 30) =>
  citiesIn({ lng, lat, zoom }, size).map(({ name: [en] }) => en)

it('names the large cities from afar, and smaller ones as one comes nearer', () => {
  expect(namesAt(1)).toEqual([])
  expect(namesAt(3)).toContain('Wuhan')
  expect(namesAt(3)).not.toContain('Changsha')
  expect(namesAt(5)).toContain('Changsha')
  expect(namesAt(7)).toContain('Yueyang')
})

it('draws no two names over one another', () => {
  for (const zoom of [3, 4, 5, 6, 7]) {
    const cities = citiesIn({ lng: 114, lat: 30, zoom }, size)
    const touching = cities.flatMap(({ at }, index) =>
      cities
        .slice(index + 1)
        .filter((other) => Math.abs(other.at.x - at.x) < 70 && Math.abs(other.at.y - at.y) < 20),
    )
    expect(touching).toEqual([])
  }
})

it('has both names and a place for each', () => {
  for (const { name, at } of citiesIn({ lng: 0, lat: 20, zoom: 2 }, { width: 4_000, height: 4_000 })) {
    expect(name.every((text) => text.length > 0)).toBe(true)
    expect(Number.isFinite(at.x + at.y)).toBe(true)
  }
})

it('names no city beside a mark that has a name, and one below a mark that has none', () => {
  const middle = { x: size.width / 2, y: size.height / 2 }
  const view = { lng: 114.3, lat: 30.59, zoom: 4 }
  const wuhan = (isNamed: boolean) =>
    citiesIn(view, size, [{ ...middle, isNamed, radius: 13 }]).find(({ name: [en] }) => en === 'Wuhan')
  expect(wuhan(true)).toBeUndefined()
  expect(wuhan(false)).toMatchObject({ at: middle, below: 13 })
})
