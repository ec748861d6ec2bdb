import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import { describe, expect, it } from 'vitest'
import { treeOf } from './permission-model.ts'
import { rowsOf } from './tree-rows.ts'
import { stepOf } from './walk-tree.ts'

const model = treeOf(menuEntries())
const request = {
  expanded: new Set<number>(),
  query: '',
  show: 'all',
  grants: new Set<number>(),
  base: new Set<number>(),
  other: undefined,
  language: 'en',
} as const

const closed = rowsOf(model, request)
const named = (name: string) => rowsOf(model, { ...request, query: name })

describe('rowsOf', () => {
  it('shows the first level only, until something is opened', () => {
    expect(closed).toHaveLength(14)
    const first = closed[2]?.node.entry.id ?? 0
    expect(rowsOf(model, { ...request, expanded: new Set([first]) }).length).toBeGreaterThan(14)
  })

  it('opens what a search finds, by name in the language in force or by key', () => {
    expect(named('stationList:publish').map((row) => row.node.entry.name)).toContain('stationList')
    expect(named('Bad debts').length).toBeLessThan(8)
    expect(rowsOf(model, { ...request, query: '场站列表', language: 'zh-CN' })).not.toHaveLength(0)
    expect(named('场站列表')).toHaveLength(0)
    expect(named('no such thing')).toHaveLength(0)
  })

  it('keeps all pages of a group that is found', () => {
    const group = closed.find((row) => row.node.entry.name === 'reconciliation')
    expect(named(group?.node.entry.titleEn ?? '').length).toBeGreaterThan(3)
  })

  it('numbers rows among their siblings', () => {
    expect(closed.map((row) => row.position)).toEqual(closed.map((_, index) => index + 1))
    expect(closed[0]?.siblings).toBe(14)
  })

  it('narrows to what changed', () => {
    const page = [...model.nodes.values()].find((node) => node.kind === 'menu')
    const rows = rowsOf(model, { ...request, show: 'changed', grants: new Set([page?.entry.id ?? 0]) })
    expect(rows.at(-1)?.node).toBe(page)
  })
})

describe('stepOf', () => {
  const first = { node: closed[0]?.node.entry.id ?? 0, action: undefined }

  it('opens a group, then goes into it', () => {
    expect(stepOf(closed, first, 'ArrowRight')).toEqual({ do: 'expand', node: first.node })
    const open = rowsOf(model, { ...request, expanded: new Set([first.node]) })
    expect(stepOf(open, first, 'ArrowRight')).toEqual({
      do: 'focus',
      at: { node: open[1]?.node.entry.id, action: undefined },
    })
    expect(stepOf(open, first, 'ArrowLeft')).toEqual({ do: 'collapse', node: first.node })
  })

  it('walks the actions of a page and back', () => {
    const rows = named('stationList')
    const row = rows.find(({ node }) => node.kind === 'menu' && node.actions.length > 1)
    if (row?.node.kind !== 'menu') throw new Error('no page')
    const [one, two] = row.node.actions.map(({ entry }) => entry.id)
    const node = row.node.entry.id
    expect(stepOf(rows, { node, action: undefined }, 'ArrowRight')).toEqual({
      do: 'focus',
      at: { node, action: one },
    })
    expect(stepOf(rows, { node, action: one }, 'ArrowRight')).toEqual({
      do: 'focus',
      at: { node, action: two },
    })
    expect(stepOf(rows, { node, action: one }, 'ArrowLeft')).toEqual({
      do: 'focus',
      at: { node, action: undefined },
    })
    expect(stepOf(rows, { node, action: undefined }, 'ArrowLeft')).toEqual({
      do: 'focus',
      at: { node: row.node.parent?.entry.id, action: undefined },
    })
  })

  it('stops at both ends and leaves other keys alone', () => {
    expect(stepOf(closed, first, 'ArrowUp')).toBeUndefined()
    const last = { node: closed.at(-1)?.node.entry.id ?? 0, action: undefined }
    expect(stepOf(closed, last, 'ArrowDown')).toBeUndefined()
    expect(stepOf(closed, first, 'Tab')).toBeUndefined()
    expect(stepOf([], undefined, 'ArrowDown')).toBeUndefined()
  })

  it('opens all siblings with an asterisk', () => {
    expect(stepOf(closed, first, '*')).toMatchObject({ do: 'expandSiblings', nodes: { length: 14 } })
  })
})
