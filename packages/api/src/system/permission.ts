import { z } from 'zod'
import { service } from '../contract.ts'
import { PermissionEntry } from '../menu/permission-entry.ts'

const at = service('system-service/permission')

export const permission = {
  user: at('user', 'signedIn').gives(z.array(PermissionEntry)),
  /** What there is to grant: the menu, and the actions on screens that stand in no menu. */
  tree: at('tree', ['permission', 'role', 'RoleConfig', 'seller']).gives(
    // Whether the caller holds it, and so may give it on.
    z.array(PermissionEntry.extend({ isOwn: z.boolean() })),
  ),
}
