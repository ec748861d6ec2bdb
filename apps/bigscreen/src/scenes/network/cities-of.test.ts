import { describe, expect, it } from 'vitest'
import { frameOn } from '../../map/projection.ts'
import { networkView } from '../../testing/network-view.ts'
import { crowdGroup, crowdOf, groupsByCity, loadStations, shortName } from './cities-of.ts'

const stations = loadStations(networkView().stations, 'en')
const frame = frameOn(stations, { width: 940, height: 878 })
const crowd = crowdOf(stations, frame, 34)

describe('the labels of the map', () => {
  it('are the cities, the highest load first, without those in the lens', () => {
    const groups = groupsByCity(stations, crowd, 'en')
    expect(groups.map(({ label }) => label)).toContain('Beijing')
    expect(groups.map(({ label }) => label)).not.toContain('Shenzhen')
    expect(groups.find(({ label }) => label === 'Beijing')?.stations).toHaveLength(2)
    expect(groups.map(({ powerW }) => powerW)).toEqual(
      groups.map(({ powerW }) => powerW).toSorted((a, b) => b - a),
    )
  })

  it('know how many guns their load lacks', () => {
    const [first, ...others] = networkView().stations
    if (!first) throw new Error('no stations')
    const silent = first.guns.map((gun) => ({ ...gun, powerW: null }))
    const of = loadStations([{ ...first, guns: silent }, ...others], 'en')
    const group = groupsByCity(of, [], 'en').find(({ id }) => id === first.cityCode)
    expect(group?.powerUnknown).toBe(silent.length)
    expect(group?.powerW).toBeGreaterThan(0)
  })

  it('put the eight stations of the delta into the lens', () => {
    expect(crowdGroup(crowd, 'en')).toMatchObject({ label: 'Pearl River Delta' })
    expect(crowdGroup(crowd, 'zh-CN')?.label).toBe('珠三角')
    expect(crowd).toHaveLength(8)
  })

  it('have no lens where stations stand apart, or in one city', () => {
    expect(crowdOf(stations.slice(11, 14), frame, 34)).toEqual([])
    const inOneCity = stations
      .slice(0, 3)
      .flatMap((station) => [station, { ...station, id: station.id + 100 }])
    expect(crowdOf(inOneCity, frame, 34)).toEqual([])
    expect(crowdGroup([], 'en')).toBeUndefined()
  })
})

it.each([
  ['en', 'Longgang Bus Depot'],
  ['zh-CN', '龙岗公交'],
] as const)('leaves the city out of the name of a station, in %s', (language, expected) => {
  const station = { name: '深圳龙岗公交', nameEn: 'Shenzhen Longgang Bus Depot', cityCode: '440300' }
  expect(shortName(station, language)).toBe(expected)
  expect(shortName({ ...station, cityCode: '110100' }, language)).toBe(
    language === 'en' ? station.nameEn : station.name,
  )
})
