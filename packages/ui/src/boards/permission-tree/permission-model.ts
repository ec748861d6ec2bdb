import type { PermissionEntry } from '@ampdeck/api/menu/permission-entry'

/** What of a menu entry the tree needs. */
export type TreeEntry = Pick<PermissionEntry, 'id' | 'pid' | 'title' | 'titleEn' | 'name' | 'componentType'>

/** A button of a page. */
export interface ActionNode {
  readonly entry: TreeEntry
  readonly menu: MenuNode
}

/** A page: what its box says is whether it is seen; what may be done on it are its actions. */
export interface MenuNode {
  readonly kind: 'menu'
  readonly entry: TreeEntry
  readonly level: number
  readonly parent: CatalogNode | undefined
  readonly actions: ActionNode[]
}

/** A group of pages or of groups. It is never granted itself: its state is that of the pages below it. */
export interface CatalogNode {
  readonly kind: 'catalog'
  readonly entry: TreeEntry
  readonly level: number
  readonly parent: CatalogNode | undefined
  readonly children: TreeNode[]
}

export type TreeNode = CatalogNode | MenuNode

/** The menu tree with ways to find a part by its id. */
export interface PermissionTreeModel {
  readonly roots: readonly TreeNode[]
  readonly nodes: ReadonlyMap<number, TreeNode>
  readonly actions: ReadonlyMap<number, ActionNode>
}

/** The ids of the granted pages (MENU) and actions (BUTTON). */
export type Grants = ReadonlySet<number>

/** What the author may give on; without it everything. */
export type Grantable = ReadonlySet<number> | undefined

/** A role that the edited one can be held against. */
export interface ComparedRole {
  id: number
  name: string
  grants: Grants
}

/** Who holds the role. */
export interface AffectedUsers {
  /** Some of their names, as many as there is room for. */
  names: readonly string[]
  count: number
}

/** What decides how the tree looks. */
export interface TreeState {
  /** What the role holds with the changes made so far. */
  readonly value: Grants
  /** What it holds on the server. */
  readonly base: Grants
  readonly grantable: Grantable
  readonly other: ComparedRole | undefined
  readonly isReadOnly: boolean
}

export type TriState = 'all' | 'some' | 'none'

/** Builds the tree from the flat list of the contract; entries whose parent is missing stand at the top. */
export function treeOf(entries: readonly TreeEntry[]): PermissionTreeModel {
  const nodes = new Map<number, TreeNode>()
  const actions = new Map<number, ActionNode>()
  const roots: TreeNode[] = []
  const byParent = Map.groupBy(entries, (entry) => entry.pid)
  const known = new Set(entries.map((entry) => entry.id))

  const grow = (entry: TreeEntry, parent: CatalogNode | undefined) => {
    const level = (parent?.level ?? 0) + 1
    const below = byParent.get(entry.id) ?? []
    if (entry.componentType === 'CATALOG') {
      const node: CatalogNode = { kind: 'catalog', entry, level, parent, children: [] }
      nodes.set(entry.id, node)
      for (const child of below) grow(child, node)
      ;(parent?.children ?? roots).push(node)
      return
    }
    if (entry.componentType !== 'MENU') return
    const menu: MenuNode = { kind: 'menu', entry, level, parent, actions: [] }
    nodes.set(entry.id, menu)
    for (const button of below) {
      const action = { entry: button, menu }
      menu.actions.push(action)
      actions.set(button.id, action)
    }
    ;(parent?.children ?? roots).push(menu)
  }

  for (const entry of entries) if (!known.has(entry.pid)) grow(entry, undefined)
  return { roots, nodes, actions }
}

/** All pages at and below a node, in their order. */
export function menusOf(node: TreeNode): MenuNode[] {
  return node.kind === 'menu' ? [node] : node.children.flatMap(menusOf)
}

/**
 * What the box shows. A catalog: whether all, some or none of its pages are seen. A page: `none` when it is not
 * seen, `some` when it may only be read although it has actions, otherwise `all`; its chips tell which actions.
 */
export function stateOf(node: TreeNode, grants: Grants): TriState {
  if (node.kind === 'catalog') {
    const states = new Set(menusOf(node).map((menu) => grants.has(menu.entry.id)))
    if (!states.has(true)) return 'none'
    return states.has(false) ? 'some' : 'all'
  }
  if (!grants.has(node.entry.id)) return 'none'
  const isReadOnly = node.actions.length > 0 && !node.actions.some(({ entry }) => grants.has(entry.id))
  return isReadOnly ? 'some' : 'all'
}

export interface GrantCounts {
  menus: number
  menusTotal: number
  actions: number
  actionsTotal: number
}

/** How many pages and actions at and below the nodes are granted. */
export function countsOf(nodes: readonly TreeNode[], grants: Grants): GrantCounts {
  const menus = nodes.flatMap(menusOf)
  const actions = menus.flatMap((menu) => menu.actions)
  return {
    menus: menus.filter(({ entry }) => grants.has(entry.id)).length,
    menusTotal: menus.length,
    actions: actions.filter(({ entry }) => grants.has(entry.id)).length,
    actionsTotal: actions.length,
  }
}

/**
 * Whether a page or an action cannot be changed by this author. Domain rule: a role may not
 * contain a permission its author lacks. What somebody else granted stays as it is.
 */
export function isLocked(part: MenuNode | ActionNode, grants: Grants, grantable: Grantable): boolean {
  if (!grantable) return false
  if (!grantable.has(part.entry.id)) return true
  if ('menu' in part) return !grants.has(part.menu.entry.id) && !grantable.has(part.menu.entry.id)
  // Taking the page away would take an action away that this author may not touch.
  return part.actions.some(({ entry }) => grants.has(entry.id) && !grantable.has(entry.id))
}

/** Grants or takes away one action. An action needs its page, so granting it grants the page. */
export function toggleAction(grants: Grants, action: ActionNode, grantable?: Grantable): Grants {
  if (isLocked(action, grants, grantable)) return grants
  const next = new Set(grants)
  if (next.delete(action.entry.id)) return next
  return next.add(action.entry.id).add(action.menu.entry.id)
}

/**
 * Grants everything at and below a node; when all of it is granted already, takes it all away. Locked parts stay.
 * From all and from nothing it is its own inverse.
 */
export function toggleNode(grants: Grants, node: TreeNode, grantable?: Grantable): Grants {
  const full = grantAll(grants, node, grantable)
  return full.size > grants.size ? full : revokeAll(grants, node, grantable)
}

function grantAll(grants: Grants, node: TreeNode, grantable: Grantable): Grants {
  const next = new Set(grants)
  for (const menu of menusOf(node)) {
    if (!grants.has(menu.entry.id) && isLocked(menu, grants, grantable)) continue
    next.add(menu.entry.id)
    for (const action of menu.actions) if (!isLocked(action, next, grantable)) next.add(action.entry.id)
  }
  return next
}

function revokeAll(grants: Grants, node: TreeNode, grantable: Grantable): Grants {
  const next = new Set(grants)
  for (const menu of menusOf(node)) {
    for (const action of menu.actions) if (!isLocked(action, grants, grantable)) next.delete(action.entry.id)
    if (!isLocked(menu, next, grantable)) next.delete(menu.entry.id)
  }
  return next
}

/** Whether a press on the node's box can change anything. */
export function isNodeLocked(node: TreeNode, grants: Grants, grantable: Grantable): boolean {
  return grantable !== undefined && toggleNode(grants, node, grantable).size === grants.size
}

/** One page or action that is granted now and was not before, or the other way round. */
export interface PermissionChange {
  readonly id: number
  readonly kind: 'added' | 'removed'
  readonly menu: MenuNode
  /** Nothing where the page itself changed. */
  readonly action: ActionNode | undefined
}

/** What changed, in the order of the tree. */
export function changesBetween(
  model: PermissionTreeModel,
  before: Grants,
  after: Grants,
): PermissionChange[] {
  const changeOf = (part: MenuNode | ActionNode): PermissionChange[] => {
    const { id } = part.entry
    if (before.has(id) === after.has(id)) return []
    const isAction = 'menu' in part
    return [
      {
        id,
        kind: after.has(id) ? 'added' : 'removed',
        menu: isAction ? part.menu : part,
        action: isAction ? part : undefined,
      },
    ]
  }
  return model.roots
    .flatMap(menusOf)
    .flatMap((menu) => [...changeOf(menu), ...menu.actions.flatMap((action) => changeOf(action))])
}

/** Takes one change back; a page goes with the actions that need it, and comes with an action that needs it. */
export function undoChange(after: Grants, change: PermissionChange): Grants {
  const next = new Set(after)
  if (change.kind === 'removed') return next.add(change.id).add(change.menu.entry.id)
  next.delete(change.id)
  if (!change.action) for (const { entry } of change.menu.actions) next.delete(entry.id)
  return next
}

/** The granted ids with those of the catalogs above them, for a server that stores catalogs too. */
export function withCatalogs(model: PermissionTreeModel, grants: Grants): Set<number> {
  const all = new Set(grants)
  for (const id of grants) {
    const node = model.nodes.get(id) ?? model.actions.get(id)?.menu
    for (let above = node?.parent; above; above = above.parent) all.add(above.entry.id)
  }
  return all
}
