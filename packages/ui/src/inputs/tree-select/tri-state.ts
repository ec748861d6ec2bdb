export type TreeId = string | number

/** One node of a tree that one chooses from. */
export interface TreeNode {
  /** What is sent; unique in the whole tree, where `1` and `"1"` are the same. */
  readonly id: TreeId
  /** Its name, in the language in force. */
  readonly label: string
  /** What stands muted behind the label: a code, a count. It is searched too. */
  readonly detail?: string | undefined
  /** What lies below it; without any it is a leaf. */
  readonly children?: readonly TreeNode[] | undefined
}

/** Of what lies below a node: all is chosen, some, or none. */
export type TreeState = 'all' | 'some' | 'none'

/** The ids at the ends of a node's branches; a node without children is its own. */
export function leavesOf(node: TreeNode): TreeId[] {
  return node.children?.length ? node.children.flatMap(leavesOf) : [node.id]
}

/** The state of every node for a set of chosen leaves, in one walk. */
export function statesOf(nodes: readonly TreeNode[], chosen: ReadonlySet<TreeId>): Map<TreeId, TreeState> {
  const states = new Map<TreeId, TreeState>()
  const walk = (node: TreeNode): TreeState => {
    const below = node.children?.length ? node.children.map(walk) : [chosen.has(node.id) ? 'all' : 'none']
    const [first = 'none'] = below
    const state = below.every((other) => other === first) ? (first as TreeState) : 'some'
    states.set(node.id, state)
    return state
  }
  for (const node of nodes) walk(node)
  return states
}

/** Pressing a node chooses all leaves below it; where all are chosen, none. */
export function toggled(node: TreeNode, chosen: ReadonlySet<TreeId>): Set<TreeId> {
  const leaves = leavesOf(node)
  const isWhole = leaves.every((id) => chosen.has(id))
  const next = new Set(chosen)
  for (const id of leaves) {
    if (isWhole) next.delete(id)
    else next.add(id)
  }
  return next
}

/** The highest nodes that are wholly chosen: how a choice is said in few words. */
export function topChosen(nodes: readonly TreeNode[], chosen: ReadonlySet<TreeId>): TreeNode[] {
  const states = statesOf(nodes, chosen)
  const walk = (node: TreeNode): TreeNode[] => {
    const state = states.get(node.id)
    if (state === 'all') return [node]
    return state === 'some' ? (node.children ?? []).flatMap(walk) : []
  }
  return nodes.flatMap(walk)
}

/** A node as a row of the drawn tree. */
export interface FlatRow {
  readonly node: TreeNode
  /** From 1. */
  readonly level: number
  readonly parent: TreeId | undefined
  readonly isOpen: boolean
  readonly canOpen: boolean
  /** Its place among its siblings, from 1, and how many they are. */
  readonly place: number
  readonly of: number
}

/**
 * The rows that are in sight: those whose ancestors are open. With a text, the nodes that hold it with their
 * ancestors, all open, and whatever lies below a node that holds it.
 */
export function flatRows(nodes: readonly TreeNode[], open: ReadonlySet<TreeId>, text = ''): FlatRow[] {
  const wanted = text.normalize('NFKC').trim().toLowerCase()
  const holds = (node: TreeNode) => `${node.label} ${node.detail ?? ''}`.toLowerCase().includes(wanted)
  const isKept = (node: TreeNode): boolean => holds(node) || (node.children ?? []).some(isKept)

  const walk = (
    all: readonly TreeNode[],
    level: number,
    parent: TreeId | undefined,
    isFree: boolean,
  ): FlatRow[] => {
    const kept = isFree ? all : all.filter(isKept)
    return kept.flatMap((node, index) => {
      const free = isFree || holds(node)
      const leadsOn = wanted !== '' && !free
      const isOpen = leadsOn || open.has(node.id)
      const canOpen = Boolean(node.children?.length)
      const row = {
        node,
        level,
        parent,
        isOpen: canOpen && isOpen,
        canOpen,
        place: index + 1,
        of: kept.length,
      }
      return isOpen && node.children ? [row, ...walk(node.children, level + 1, node.id, free)] : [row]
    })
  }
  return walk(nodes, 1, undefined, wanted === '')
}
