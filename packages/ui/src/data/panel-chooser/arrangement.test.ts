import { expect, it } from 'vitest'
import { movePanel, orderedPanels, togglePanel } from './arrangement.ts'

const all = ['todo', 'figures', 'load', 'fees']
const none = { order: [], hidden: [] }

it('has the declared order until somebody moves a panel', () => {
  expect(orderedPanels(all, none)).toEqual(all)
  const moved = movePanel(all, none, 'fees', 1)
  expect(orderedPanels(all, moved)).toEqual(['todo', 'fees', 'figures', 'load'])
  expect(movePanel(all, none, 'todo', -1).order).toEqual(all)
})

it('has room for a panel that came later, and none for one that is gone', () => {
  const kept = { order: ['fees', 'gone', 'todo'], hidden: [] }
  expect(orderedPanels(all, kept)).toEqual(['fees', 'todo', 'figures', 'load'])
})

it('hides a panel and shows it again, in its place', () => {
  const without = togglePanel({ order: all, hidden: [] }, 'load')
  expect(without).toEqual({ order: all, hidden: ['load'] })
  expect(togglePanel(without, 'load')).toEqual({ order: all, hidden: [] })
})
