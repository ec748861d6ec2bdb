import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { expect, it } from 'vitest'
import { type BoardChoice, boardView, citiesOf, isSameView, WORST_FIRST } from './board-order.ts'
import { monitoredStation } from './monitored-station.fixture.ts'

const { alarm, idle, offline } = serviceStatus.code
const all: BoardChoice = { name: '', ids: [], cities: [], services: [], sort: 'worst' }
const stations = [
  monitoredStation(1, { serviceStatus: idle, powerW: 5, cityCode: 'a' }),
  monitoredStation(2, { serviceStatus: alarm, alarms: 1, powerW: 7, cityCode: 'a' }),
  monitoredStation(3, { serviceStatus: offline, alarms: 0, powerW: 0, cityCode: 'b' }),
  monitoredStation(4, { serviceStatus: alarm, alarms: 4, powerW: 1, cityCode: 'b' }),
]

it('shows the worst first, and of two as bad the one with more alarms', () => {
  expect(boardView(stations, all).ids).toEqual([4, 2, 3, 1])
  expect(boardView(stations, { ...all, sort: 'power' }).ids).toEqual([2, 1, 4, 3])
})

it('counts the chips over the chosen cities, whatever status is chosen', () => {
  const view = boardView(stations, { ...all, cities: ['b'], services: [offline] })
  expect(view.ids).toEqual([3])
  expect(view.services.filter(({ count }) => count > 0)).toEqual([
    { code: alarm, count: 1 },
    { code: offline, count: 1 },
  ])
  expect(view.services.map(({ code }) => code)).toEqual(WORST_FIRST)
})

it('finds by a part of the name in either language or of the code, and by number', () => {
  expect(boardView(stations, { ...all, name: 'GuangZhou ' }).ids).toEqual([4, 1])
  expect(boardView(stations, { ...all, name: '4403000002' }).ids).toEqual([2])
  expect(boardView(stations, { ...all, ids: [3, 4] }).ids).toEqual([4, 3])
})

it('is the same while neither order nor counts differ', () => {
  const view = boardView(stations, all)
  expect(isSameView(view, boardView([...stations].reverse(), all))).toBe(true)
  const moved = stations.map((of) => (of.id === 1 ? { ...of, serviceStatus: alarm } : of))
  expect(isSameView(view, boardView(moved, all))).toBe(false)
})

it('knows the cities, the one with most stations first', () => {
  expect(
    citiesOf([...stations, monitoredStation(5, { cityCode: 'b' })]).map(({ code, count }) => [code, count]),
  ).toEqual([
    ['b', 3],
    ['a', 2],
  ])
})
