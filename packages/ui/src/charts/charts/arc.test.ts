import { describe, expect, it } from 'vitest'
import { arcsOf } from './arc.tsx'

const part = (label: string, value: number) => ({ label, value, colour: 'chart-energy' })

describe('arcsOf', () => {
  it('divides the circle in proportion', () => {
    const arcs = arcsOf([part('a', 3), part('b', 1)], 400)
    expect(arcs.map(({ start, length }) => [start, length])).toEqual([
      [0, 298.5],
      [300, 98.5],
    ])
  })

  it('leaves no gap in a ring of one part, and leaves out what there is none of', () => {
    expect(arcsOf([part('a', 5), part('b', 0)], 400)).toMatchObject([{ start: 0, length: 400 }])
  })

  it('keeps the smallest part visible', () => {
    expect(arcsOf([part('a', 10_000), part('b', 1)], 400)[1]?.length).toBe(1)
  })

  it('draws nothing of nothing', () => {
    expect(arcsOf([], 400)).toEqual([])
  })
})
