import type { Language } from '@ampdeck/api/enumeration'
import type { Grants, MenuNode, PermissionTreeModel, TreeEntry, TreeNode } from './permission-model.ts'

/** What is shown of the tree: all of it, what is granted, what changed, or what differs from another role. */
export type TreeShow = 'all' | 'granted' | 'changed' | 'differs'

export interface RowsRequest {
  readonly expanded: ReadonlySet<number>
  /** Part of a page's or an action's name or key. */
  readonly query: string
  readonly show: TreeShow
  readonly grants: Grants
  /** What was granted before the changes. */
  readonly base: Grants
  /** What the compared role holds. */
  readonly other: Grants | undefined
  readonly language: Language
}

/** A visible row with its place among its siblings, as a tree item must say it. */
export interface TreeRow {
  readonly node: TreeNode
  readonly position: number
  readonly siblings: number
  readonly isExpanded: boolean
}

/** The title in a language. */
export function titleOf(entry: Pick<TreeEntry, 'title' | 'titleEn'>, language: Language): string {
  return language === 'en' ? entry.titleEn : entry.title
}

/** The rows to draw, in order. A search or a narrower view opens every group that has something to show. */
export function rowsOf(model: PermissionTreeModel, request: RowsRequest): TreeRow[] {
  const isNarrowed = request.query.trim() !== '' || request.show !== 'all'
  const walk = (nodes: readonly TreeNode[]): TreeRow[] => {
    const kept = nodes.filter((node) => isShown(node, request))
    return kept.flatMap((node, index) => {
      const isExpanded = node.kind === 'catalog' && (isNarrowed || request.expanded.has(node.entry.id))
      const row = { node, position: index + 1, siblings: kept.length, isExpanded }
      return isExpanded ? [row, ...walk(node.children)] : [row]
    })
  }
  return walk(model.roots)
}

function isShown(node: TreeNode, request: RowsRequest): boolean {
  if (node.kind === 'catalog') {
    if (isNamed(node.entry, request) && node.children.some((child) => isWanted(child, request))) return true
    return node.children.some((child) => isShown(child, request))
  }
  return isWanted(node, request) && isFound(node, request)
}

/** Whether the narrower view keeps it. */
function isWanted(node: TreeNode, request: RowsRequest): boolean {
  if (node.kind === 'catalog') return node.children.some((child) => isWanted(child, request))
  const { show, grants, base, other } = request
  const ids = [node.entry.id, ...node.actions.map(({ entry }) => entry.id)]
  if (show === 'granted') return grants.has(node.entry.id)
  if (show === 'changed') return ids.some((id) => grants.has(id) !== base.has(id))
  if (show === 'differs') return ids.some((id) => grants.has(id) !== (other?.has(id) ?? false))
  return true
}

/** Whether the search finds the page, one of its actions, or a group above it. */
function isFound(menu: MenuNode, request: RowsRequest): boolean {
  if (isNamed(menu.entry, request) || menu.actions.some(({ entry }) => isNamed(entry, request))) return true
  for (let above = menu.parent; above; above = above.parent) if (isNamed(above.entry, request)) return true
  return false
}

/** Whether the text that is searched for is part of a name, in the language in force, or of the key. */
function isNamed(entry: TreeEntry, { query, language }: Pick<RowsRequest, 'query' | 'language'>): boolean {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return true
  return titleOf(entry, language).toLowerCase().includes(wanted) || entry.name.toLowerCase().includes(wanted)
}
