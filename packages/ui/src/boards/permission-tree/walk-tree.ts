import type { TreeRow } from './tree-rows.ts'

/** Where the keyboard is: on a row, or on one of its actions. */
export interface TreeFocus {
  readonly node: number
  /** The id of an action in the row, or nothing for the row itself. */
  readonly action: number | undefined
}

/** What a key asks for. */
export type TreeStep =
  | { readonly do: 'focus'; readonly at: TreeFocus }
  | { readonly do: 'expand' | 'collapse'; readonly node: number }
  | { readonly do: 'expandSiblings'; readonly nodes: readonly number[] }
  | { readonly do: 'toggle'; readonly at: TreeFocus }

/** The rows that Page up and Page down jump over. */
const PAGE = 10

/**
 * The keyboard of a tree (ARIA Authoring Practices, tree view): up and down through the rows, right opens a group
 * or enters the actions of a page, left goes back, Home and End, asterisk opens all siblings, space toggles.
 */
export function stepOf(
  rows: readonly TreeRow[],
  at: TreeFocus | undefined,
  key: string,
): TreeStep | undefined {
  const index = Math.max(
    rows.findIndex((row) => row.node.entry.id === at?.node),
    0,
  )
  const row = rows[index]
  if (!row) return undefined
  const { node } = row
  const here: TreeFocus = at ?? { node: node.entry.id, action: undefined }

  switch (key) {
    case 'ArrowDown':
      return toRow(rows, index + 1)
    case 'ArrowUp':
      return toRow(rows, index - 1)
    case 'PageDown':
      return toRow(rows, Math.min(index + PAGE, rows.length - 1))
    case 'PageUp':
      return toRow(rows, Math.max(index - PAGE, 0))
    case 'Home':
      return toRow(rows, 0)
    case 'End':
      return toRow(rows, rows.length - 1)
    case 'ArrowRight':
      if (node.kind === 'menu') return toAction(row, here, 1)
      return row.isExpanded ? toRow(rows, index + 1) : { do: 'expand', node: node.entry.id }
    case 'ArrowLeft':
      if (here.action !== undefined) return toAction(row, here, -1)
      if (row.isExpanded) return { do: 'collapse', node: node.entry.id }
      return node.parent && { do: 'focus', at: { node: node.parent.entry.id, action: undefined } }
    case '*': {
      const siblings = rows.filter((other) => other.node.parent === node.parent)
      return { do: 'expandSiblings', nodes: siblings.map((other) => other.node.entry.id) }
    }
    case ' ':
    case 'Enter':
      return { do: 'toggle', at: here }
    default:
      return undefined
  }
}

function toRow(rows: readonly TreeRow[], index: number): TreeStep | undefined {
  const row = rows[index]
  return row && { do: 'focus', at: { node: row.node.entry.id, action: undefined } }
}

/** Left of the first action is the row itself. */
function toAction(row: TreeRow, here: TreeFocus, by: 1 | -1): TreeStep | undefined {
  if (row.node.kind !== 'menu') return undefined
  const ids = row.node.actions.map(({ entry }) => entry.id)
  const next = (here.action === undefined ? -1 : ids.indexOf(here.action)) + by
  if (next >= ids.length) return undefined
  return { do: 'focus', at: { node: here.node, action: ids[next] } }
}
