import type { ActionKey } from './menu-tree.ts'
import type { PermissionEntry } from './permission-entry.ts'

/** What somebody may do, from the flat list that `permission.user` answers: the keys of its buttons, `pageId:action`. */
export function grantsFrom(permissions: readonly PermissionEntry[]): ActionKey[] {
  // The list is made of the menu tree, from which `ActionKey` is made too.
  return permissions
    .filter(({ componentType }) => componentType === 'BUTTON')
    .map(({ name }) => name as ActionKey)
}
