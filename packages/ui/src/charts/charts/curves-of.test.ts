import { describe, expect, it } from 'vitest'
import { curvesOf } from './curves-of.ts'

const point = (x: number) => ({ x, y: 5 })

describe('curvesOf', () => {
  it('leaves a gap where nothing is known', () => {
    const { path, area } = curvesOf([point(0), point(1), null, point(3), point(4)], 9)
    expect(path.match(/M/g)).toHaveLength(2)
    expect(area.match(/V9H[03]Z/g)).toEqual(['V9H0Z', 'V9H3Z'])
  })

  it('gives a single point to be drawn as a dot', () => {
    expect(curvesOf([null, point(7), null], 9)).toEqual({ path: '', area: '', lonely: [point(7)] })
  })

  it('draws nothing of nothing', () => {
    expect(curvesOf([null, null], 9)).toEqual({ path: '', area: '', lonely: [] })
  })
})
