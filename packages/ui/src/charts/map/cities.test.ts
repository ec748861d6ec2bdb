import { expect, it } from 'vitest'
import { citiesIn } from './cities.ts'

const size = { width: 1200, height: 800 }
const namesAt = (zoom: number, lng = 114, lat = 30) =>
  citiesIn({ lng, lat, zoom }, size, 'en').map(({ name }) => name)

it('names the large cities from afar, and smaller ones as one comes nearer', () => {
  expect(namesAt(1)).toEqual([])
  expect(namesAt(3)).toContain('Wuhan')
  expect(namesAt(3)).not.toContain('Changsha')
  expect(namesAt(5)).toContain('Changsha')
  expect(namesAt(7)).toContain('Yueyang')
})

it('draws no two names over one another', () => {
  for (const zoom of [3, 4, 5, 6, 7]) {
    const cities = citiesIn({ lng: 114, lat: 30, zoom }, size, 'en')
    const touching = cities.flatMap(({ at }, index) =>
      cities
        .slice(index + 1)
        .filter((other) => Math.abs(other.at.x - at.x) < 70 && Math.abs(other.at.y - at.y) < 20),
    )
    expect(touching).toEqual([])
  }
})

it.each(['en', 'zh-CN'] as const)('has a name in %s and a place for each', (language) => {
  const view = { lng: 0, lat: 20, zoom: 2 }
  for (const { name, at } of citiesIn(view, { width: 4_000, height: 4_000 }, language)) {
    expect(name.length).toBeGreaterThan(0)
    expect(Number.isFinite(at.x + at.y)).toBe(true)
  }
})

const view = { lng: 114.3, lat: 30.59, zoom: 4 }
const middle = { x: size.width / 2, y: size.height / 2 }
const around = (x: number, y: number, half: number) => {
  return { left: x - half, top: y - half, right: x + half, bottom: y + half }
}
const wuhanUnder = (over: Parameters<typeof citiesIn>[3], room = size) =>
  citiesIn(view, room, 'en', over).find(({ name }) => name === 'Wuhan')

it('names no city beside a mark that has a name, and one below a mark that has none', () => {
  const at = (isNamed: boolean) => ({ marks: [{ room: around(middle.x, middle.y, 13), isNamed }] })
  expect(wuhanUnder(at(true))).toBeUndefined()
  expect(wuhanUnder(at(false))).toMatchObject({ at: middle, below: 13 })
})

it('names no city where another mark, a name or a corner of the map would hide the name, or the edge cut it', () => {
  expect(wuhanUnder({})).toBeDefined()
  expect(wuhanUnder({ others: [around(middle.x + 20, middle.y + 20, 10)] })).toBeUndefined()
  const own = { room: around(middle.x, middle.y, 13), isNamed: false }
  const other = { room: around(middle.x + 20, middle.y + 30, 13), isNamed: false }
  expect(wuhanUnder({ marks: [own] })).toBeDefined()
  expect(wuhanUnder({ marks: [own, other] })).toBeUndefined()
  expect(wuhanUnder({}, { width: 30, height: 400 })).toBeUndefined()
})

it('draws no name over another that stands below its mark', () => {
  const namesUnder = (marks: { room: ReturnType<typeof around>; isNamed: boolean }[]) =>
    citiesIn({ lng: 116.4, lat: 39.9, zoom: 4 }, size, 'en', { marks }).map(({ name }) => name)
  expect(namesUnder([])).toEqual(expect.arrayContaining(['Beijing', 'Tianjin']))
  const overBeijing = namesUnder([{ room: around(middle.x, middle.y, 13), isNamed: false }])
  expect(overBeijing).toContain('Beijing')
  expect(overBeijing).not.toContain('Tianjin')
})
