import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flatRows, leavesOf, statesOf, type TreeNode, toggled, topChosen } from './tri-state.ts'

const china: TreeNode[] = [
  {
    id: 'south',
    label: 'South China',
    children: [
      { id: 1, label: 'Shenzhen Futian CBD' },
      { id: 2, label: 'Shenzhen Airport' },
      { id: 'gz', label: 'Guangzhou', children: [{ id: 3, label: 'Tianhe' }] },
    ],
  },
  { id: 'east', label: 'East China' },
]

/** Trees with ids that are each used once. */
const someTree = fc
  .letrec<{ tree: unknown[] }>((tie) => ({
    tree: fc.array(fc.oneof({ depthSize: 'small' }, fc.constant([]), tie('tree')), {
      maxLength: 4,
    }) as fc.Arbitrary<unknown[]>,
  }))
  .tree.map((shape) => {
    let last = 0
    const grow = (children: unknown[]): TreeNode[] =>
      children.map((below) => {
        last += 1
        const id = last
        return { id, label: `Node ${id}`, children: grow(below as unknown[]) }
      })
    return grow(shape)
  })

describe('tri-state', () => {
  it('tells all, some and none', () => {
    const states = statesOf(china, new Set([1, 3]))
    expect(Object.fromEntries(states)).toMatchObject({
      south: 'some',
      gz: 'all',
      1: 'all',
      2: 'none',
      east: 'none',
    })
  })

  it('chooses everything below a node, and nothing with the second press', () => {
    fc.assert(
      fc.property(someTree, fc.nat(50), (nodes, pick) => {
        const rows = flatRows(nodes, new Set(Array.from({ length: 200 }, (_, id) => id)))
        const node = rows[pick % Math.max(1, rows.length)]?.node
        if (!node) return
        const once = toggled(node, new Set())
        expect([...once].sort()).toEqual(leavesOf(node).sort())
        expect(statesOf(nodes, once).get(node.id)).toBe('all')
        expect(toggled(node, once).size).toBe(0)
      }),
    )
  })

  it('says a whole choice by its highest nodes, which hold exactly the chosen leaves', () => {
    fc.assert(
      fc.property(someTree, fc.array(fc.nat(40)), (nodes, picked) => {
        const leaves = new Set(nodes.flatMap(leavesOf))
        const chosen = new Set(picked.filter((id) => leaves.has(id)))
        expect(new Set(topChosen(nodes, chosen).flatMap(leavesOf))).toEqual(chosen)
      }),
    )
  })
})

describe('the rows in sight', () => {
  it('are those whose ancestors are open', () => {
    expect(flatRows(china, new Set(['south'])).map((row) => [row.node.id, row.level])).toEqual([
      ['south', 1],
      [1, 2],
      [2, 2],
      ['gz', 2],
      ['east', 1],
    ])
  })

  it('are, for a text, what holds it and the way there', () => {
    expect(flatRows(china, new Set(), 'tianhe').map((row) => row.node.id)).toEqual(['south', 'gz', 3])
    expect(flatRows(china, new Set(), 'nothing')).toEqual([])
  })
})
