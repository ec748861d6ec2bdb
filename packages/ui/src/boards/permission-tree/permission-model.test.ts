import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changesBetween,
  countsOf,
  type Grants,
  isLocked,
  menusOf,
  type PermissionTreeModel,
  stateOf,
  toggleAction,
  toggleNode,
  treeOf,
  undoChange,
  withCatalogs,
} from './permission-model.ts'

const entries = menuEntries()
const model = treeOf(entries)
/** How many there are by the menu tree itself. */
const countOf = (type: 'MENU' | 'BUTTON') =>
  entries.filter(({ componentType }) => componentType === type).length
const [menuCount, actionCount] = [countOf('MENU'), countOf('BUTTON')]
const menus = model.roots.flatMap(menusOf)
const partIds = menus.flatMap((menu) => [menu.entry.id, ...menu.actions.map(({ entry }) => entry.id)])
const nodes = [...model.nodes.values()]
const actions = [...model.actions.values()]
const everything: Grants = new Set(partIds)
const nothing: Grants = new Set()

/** What a role may hold: no action without its page. */
const grantsOf = (model: PermissionTreeModel, ids: readonly number[]): Grants =>
  new Set(ids.flatMap((id) => [id, model.actions.get(id)?.menu.entry.id ?? id]))
const anyGrants = fc.subarray(partIds, { maxLength: 120 }).map((ids) => grantsOf(model, ids))
const anyNode = fc.constantFrom(...nodes)
const anyAction = fc.constantFrom(...actions)
const isWhole = (grants: Grants) =>
  [...grants].every((id) => grants.has(model.actions.get(id)?.menu.entry.id ?? id))

describe('the tree of the product', () => {
  it('has 14 first-level catalogs, 49 below, and every page and action', () => {
    const catalogs = nodes.filter((node) => node.kind === 'catalog')
    expect(catalogs.filter((node) => node.level === 1)).toHaveLength(14)
    expect(catalogs.filter((node) => node.level === 2)).toHaveLength(49)
    expect(menus).toHaveLength(menuCount)
    expect(actions).toHaveLength(actionCount)
  })

  it('counts nothing and everything', () => {
    expect(countsOf(model.roots, nothing)).toEqual({
      menus: 0,
      menusTotal: menuCount,
      actions: 0,
      actionsTotal: actionCount,
    })
    expect(countsOf(model.roots, everything)).toMatchObject({ menus: menuCount, actions: actionCount })
  })
})

describe('stateOf', () => {
  it('derives a catalog from what is below it', () => {
    fc.assert(
      fc.property(anyNode, anyGrants, (node, grants) => {
        if (node.kind === 'menu') return
        const below = node.children.map((child) =>
          child.kind === 'catalog' ? stateOf(child, grants) : grants.has(child.entry.id) ? 'all' : 'none',
        )
        const state = stateOf(node, grants)
        if (below.every((one) => one === 'all')) expect(state).toBe('all')
        else if (below.every((one) => one === 'none')) expect(state).toBe('none')
        else expect(state).toBe('some')
      }),
    )
  })

  it('calls a page that may only be read mixed', () => {
    const menu = menus.find((one) => one.actions.length > 1)
    if (!menu?.actions[0]) throw new Error('no page with actions')
    expect(stateOf(menu, new Set([menu.entry.id]))).toBe('some')
    expect(stateOf(menu, new Set([menu.entry.id, menu.actions[0].entry.id]))).toBe('all')
    expect(stateOf(menu, nothing)).toBe('none')
  })
})

describe('toggling', () => {
  it('is its own inverse from everything and from nothing', () => {
    fc.assert(
      fc.property(anyNode, (node) => {
        for (const start of [nothing, everything])
          expect(toggleNode(toggleNode(start, node), node)).toEqual(start)
      }),
    )
  })

  it('is its own inverse for an action of a granted page', () => {
    fc.assert(
      fc.property(anyAction, anyGrants, (action, grants) => {
        const seen = new Set(grants).add(action.menu.entry.id)
        expect(toggleAction(toggleAction(seen, action), action)).toEqual(seen)
      }),
    )
  })

  it('never leaves an action without its page, and never touches another branch', () => {
    fc.assert(
      fc.property(anyNode, anyGrants, (node, grants) => {
        const next = toggleNode(grants, node)
        expect(isWhole(next)).toBe(true)
        const inside = new Set(
          menusOf(node).flatMap((menu) => [menu.entry.id, ...menu.actions.map(({ entry }) => entry.id)]),
        )
        for (const id of partIds) if (!inside.has(id)) expect(next.has(id)).toBe(grants.has(id))
      }),
    )
  })

  it('gives nothing that the author lacks, and takes nothing of it away', () => {
    fc.assert(
      fc.property(anyNode, anyGrants, anyGrants, (node, grants, own) => {
        const next = toggleNode(grants, node, own)
        expect(isWhole(next)).toBe(true)
        for (const id of partIds) if (!own.has(id)) expect(next.has(id)).toBe(grants.has(id))
      }),
    )
  })

  it('refuses a locked action', () => {
    fc.assert(
      fc.property(anyAction, anyGrants, (action, grants) => {
        expect(isLocked(action, grants, nothing)).toBe(true)
        expect(toggleAction(grants, action, nothing)).toBe(grants)
      }),
    )
  })
})

describe('changes', () => {
  it('lists exactly what differs, and undoing all of it gives back what was', () => {
    fc.assert(
      fc.property(anyGrants, anyGrants, (before, after) => {
        const changes = changesBetween(model, before, after)
        expect(changes).toHaveLength(
          new Set([...before].filter((id) => !after.has(id))).size +
            [...after].filter((id) => !before.has(id)).length,
        )
        let now = after
        for (let left = changes; left.length > 0; left = changesBetween(model, before, now)) {
          const first = left[0]
          if (first) now = undoChange(now, first)
        }
        expect(now).toEqual(new Set(before))
      }),
      { numRuns: 30 },
    )
  })

  it('keeps the rule of pages and actions after each undo', () => {
    fc.assert(
      fc.property(anyGrants, anyGrants, (before, after) => {
        for (const change of changesBetween(model, before, after))
          expect(isWhole(undoChange(after, change))).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})

it('adds the catalogs above what is granted', () => {
  const menu = menus.find((one) => one.level === 3)
  const all = withCatalogs(model, new Set([menu?.entry.id ?? 0]))
  expect(all).toEqual(new Set([menu?.entry.id, menu?.parent?.entry.id, menu?.parent?.parent?.entry.id]))
})
