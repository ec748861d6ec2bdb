import { describe, expect, it } from 'vitest'
import { ringArcs } from './ring-arcs.ts'

describe('the arcs of a ring', () => {
  it('fill the whole ring together with their gaps', () => {
    const arcs = ringArcs([245, 336, 0, 42, 7])
    const last = arcs.at(-1)
    expect((last?.start ?? 0) + (last?.length ?? 0)).toBeCloseTo(100 - 0.7)
  })

  it('of a single value are the closed ring', () =>
    expect(ringArcs([0, 9, 0])[1]).toEqual({ start: 0, length: 100 }))

  it('show one gun among thousands', () => expect(ringArcs([5_000, 1])[1]?.length).toBeGreaterThan(0.5))

  it('have no length where there is nothing', () => {
    expect(ringArcs([0, 0]).map(({ length }) => length)).toEqual([0, 0])
  })

  it('do not overlap', () => {
    const arcs = ringArcs([1, 1, 1, 1, 1, 1, 1, 100])
    for (const [index, arc] of arcs.slice(1).entries()) {
      const before = arcs[index]
      expect(arc.start).toBeGreaterThan((before?.start ?? 0) + (before?.length ?? 0))
    }
  })
})
