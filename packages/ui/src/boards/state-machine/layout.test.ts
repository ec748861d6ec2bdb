import { array, assert, constantFrom, double, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { curveOf, layoutOf, NODE_WIDTH } from './layout.ts'
import { invoiceTransitions, refundTransitions } from './life-cycle.fixture.ts'
import { rising } from './placed.ts'

const statesOf = (edges: readonly { from: string; to: string }[]) => [
  ...new Set(edges.flatMap(({ from, to }) => [from, to])),
]
const invoice = layoutOf({ states: statesOf(invoiceTransitions), edges: invoiceTransitions })
const yOf = (id: string) => invoice.spots.find((spot) => spot.id === id)?.y ?? Number.NaN

describe('layoutOf', () => {
  it('puts what follows below what it follows', () => {
    expect(yOf('INVOICE_APPLYING')).toBe(0)
    expect(yOf('INVOICE_CHECK')).toBeGreaterThan(yOf('INVOICE_APPLYING'))
    expect(yOf('INVOICE_FINISH')).toBeGreaterThan(yOf('IN_INVOICE'))
    expect(yOf('RED_APPLYING')).toBeGreaterThan(yOf('INVOICE_FINISH'))
    expect(yOf('REDED')).toBeGreaterThan(yOf('IN_RED'))
  })

  it('draws the invoice of 14 states narrow enough for a panel', () => {
    expect(invoice.spots).toHaveLength(14)
    expect(invoice.width).toBeLessThanOrEqual(560)
  })

  it('draws an edge that leads back from below', () => {
    const back = invoice.paths.find(({ from, to }) => from === 'IN_THE_VOID' && to === 'INVOICE_FINISH')
    expect(back?.points[0]?.y).toBeGreaterThan(back?.points.at(-1)?.y ?? Number.NaN)
  })

  it('leaves out what leads nowhere else and what names no state', () => {
    const { paths } = layoutOf({
      states: ['a', 'b'],
      edges: [
        { from: 'a', to: 'a' },
        { from: 'a', to: 'gone' },
        { from: 'a', to: 'b' },
        { from: 'a', to: 'b' },
      ],
    })
    expect(paths.map(({ from, to }) => from + to)).toEqual(['ab'])
  })

  it('draws nothing for nothing, and one state for one', () => {
    expect(layoutOf({ states: [], edges: [] }).height).toBe(0)
    expect(layoutOf({ states: ['only'], edges: [] }).spots).toEqual([{ id: 'only', x: 0, y: 0 }])
  })

  const id = constantFrom(...'abcdefghijklmn')
  const graphs = array(record({ from: id, to: id }), { maxLength: 30 })

  it('never lets two states overlap or leave the drawing, whatever the life cycle', () => {
    assert(
      property(graphs, (edges) => {
        const { spots, width, height } = layoutOf({ states: statesOf(edges), edges })
        for (const a of spots) {
          expect(a.x).toBeGreaterThanOrEqual(-0.01)
          expect(a.x + NODE_WIDTH).toBeLessThanOrEqual(width + 0.01)
          expect(a.y).toBeLessThan(height)
          const near = spots.filter((b) => b !== a && b.y === a.y && Math.abs(a.x - b.x) < NODE_WIDTH)
          expect(near).toEqual([])
        }
      }),
    )
  })

  it('draws every edge from its start to its end, and the same way each time', () => {
    assert(
      property(graphs, (edges) => {
        const graph = { states: statesOf(edges), edges }
        const layout = layoutOf(graph)
        expect(layoutOf(graph)).toEqual(layout)
        const wanted = new Set(edges.filter(({ from, to }) => from !== to).map(({ from, to }) => from + to))
        expect(new Set(layout.paths.map(({ from, to }) => from + to))).toEqual(wanted)
        for (const path of layout.paths) {
          expect(path.points[0]?.y).not.toBe(path.points.at(-1)?.y)
          expect(curveOf(path)).toMatch(/^M[\d.-]+ [\d.-]+[VC]/)
        }
      }),
    )
  })
})

describe('rising', () => {
  it('keeps what already rises, and pools what does not', () => {
    expect(rising([1, 2, 3])).toEqual([1, 2, 3])
    expect(rising([3, 1])).toEqual([2, 2])
  })

  it('always rises and keeps the sum', () => {
    assert(
      property(array(double({ min: -1e3, max: 1e3, noNaN: true })), (wishes) => {
        const found = rising(wishes)
        expect(found.every((value, index) => index === 0 || value >= (found[index - 1] ?? 0) - 1e-9)).toBe(
          true,
        )
        const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
        expect(sum(found)).toBeCloseTo(sum(wishes), 6)
      }),
    )
  })
})

it('draws the refund, whose states lead back to each other', () => {
  const { spots } = layoutOf({ states: statesOf(refundTransitions), edges: refundTransitions })
  expect(spots).toHaveLength(5)
})
