import { isGranted } from '@ampdeck/api/menu/grant-keys'
import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import { userPermission } from '@ampdeck/api/menu/permission-entry'
import { permission } from '@ampdeck/api/system/permission'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { grantableEntries } from './grantable.ts'
import { grantedEntries } from './granted-entries.ts'

export const routes: Routes = (app, server) => {
  // The login address that the first-level item "reconciliation" carries (screens.md §3.14).
  const { reconciliationUrl } = server.settings
  const all = menuEntries().map((entry) =>
    reconciliationUrl && entry.name === 'reconciliation' && entry.pid === 0
      ? { ...entry, url: reconciliationUrl.href }
      : entry,
  )
  serve(app, server, permission, {
    user: async ({ caller }) => [...grantedEntries(all, caller.grants), userPermission],
    tree: async ({ caller }) =>
      grantableEntries(all).map((entry) => ({ ...entry, isOwn: isGranted(caller.grants, entry.name) })),
  })
}
