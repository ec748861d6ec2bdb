import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { worldPixel } from '../../charts/map/projection.ts'
import { clustersOf, isInBox, markTowards, worstOf } from './clusters.ts'

const { alarm, busy, idle, offline } = serviceStatus.code
const anyStations = fc.uniqueArray(
  fc.record({
    id: fc.nat(10_000),
    lng: fc.double({ min: 100, max: 125, noNaN: true }),
    lat: fc.double({ min: 20, max: 42, noNaN: true }),
    status: fc.constantFrom(...serviceStatus.codes),
  }),
  { selector: ({ id }) => id, maxLength: 80 },
)

describe('clustersOf', () => {
  it('has every station in exactly one cluster, at every zoom', () => {
    fc.assert(
      fc.property(anyStations, fc.integer({ min: 1, max: 18 }), (stations, zoom) => {
        const clusters = clustersOf(stations, zoom)
        expect(clusters.flatMap((cluster) => cluster.stations.map(({ id }) => id)).sort()).toEqual(
          stations.map(({ id }) => id).sort(),
        )
        expect(new Set(clusters.map(({ key }) => key)).size).toBe(clusters.length)
      }),
    )
  })

  it('shows the worst status of what it holds', () => {
    fc.assert(
      fc.property(anyStations, (stations) => {
        for (const cluster of clustersOf(stations, 3))
          expect(cluster.status).toBe(worstOf(cluster.stations.map(({ status }) => status)))
      }),
    )
    expect(worstOf([idle, busy, alarm])).toBe(alarm)
    expect(worstOf([idle, offline])).toBe(offline)
    expect(worstOf([42])).toBe(42)
  })

  it('leaves room between any two marks', () => {
    fc.assert(
      fc.property(anyStations, fc.integer({ min: 3, max: 12 }), (stations, zoom) => {
        const at = clustersOf(stations, zoom).map((cluster) => worldPixel(cluster, zoom))
        for (const [index, a] of at.entries())
          for (const b of at.slice(index + 1))
            expect(Math.abs(a.x - b.x) > 56 || Math.abs(a.y - b.y) > 28).toBe(true)
      }),
    )
  })

  it('parts stations of one address when one is near enough', () => {
    const one = { lng: 114.05, lat: 22.54, status: idle }
    expect(
      clustersOf(
        [
          { ...one, id: 1 },
          { ...one, id: 2 },
        ],
        12,
      ),
    ).toHaveLength(1)
    expect(
      clustersOf(
        [
          { ...one, id: 1 },
          { ...one, id: 2 },
        ],
        18,
      ),
    ).toHaveLength(2)
  })
})

describe('markTowards', () => {
  const marks = [
    { key: 1, x: 100, y: 100 },
    { key: 2, x: 200, y: 110 },
    { key: 3, x: 160, y: 180 },
    { key: 4, x: 100, y: 300 },
  ]

  it('takes what is straight ahead before what is nearer but aside', () => {
    expect(markTowards(marks, 1, 'ArrowRight')).toBe(2)
    expect(markTowards(marks, 1, 'ArrowDown')).toBe(3)
    expect(markTowards(marks, 4, 'ArrowUp')).toBe(1)
    expect(markTowards(marks, 1, 'ArrowLeft')).toBeUndefined()
    expect(markTowards(marks, 1, 'Enter')).toBeUndefined()
    expect(markTowards(marks, 99, 'ArrowUp')).toBeUndefined()
  })
})

it('takes the corners of a box in any order', () => {
  const corners = [
    { a: { x: 0, y: 0 }, b: { x: 10, y: 10 } },
    { a: { x: 10, y: 0 }, b: { x: 0, y: 10 } },
  ]
  for (const box of corners) {
    expect(isInBox({ x: 5, y: 5 }, box)).toBe(true)
    expect(isInBox({ x: 11, y: 5 }, box)).toBe(false)
  }
})
