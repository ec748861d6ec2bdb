import { isGranted } from '@ampdeck/api/menu/grant-keys'
import { userPermission } from '@ampdeck/api/menu/permission-entry'
import { permission } from '@ampdeck/api/system/permission'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { grantableEntries } from './grantable.ts'
import { grantedEntries } from './granted-entries.ts'
import * as menu from './menu.service.ts'
import { readMenu } from './menu.store.ts'

export const routes: Routes = (app, server) => {
  // The login address that the first-level item "reconciliation" carries (screens.md §3.14).
  const { reconciliationUrl } = server.settings

  serve(app, server, permission, {
    user: async ({ caller }) => {
      const all = (await readMenu(server.db, caller.sellerId)).map((entry) =>
        reconciliationUrl && entry.name === 'reconciliation' && entry.pid === 0
          ? { ...entry, url: reconciliationUrl.href }
          : entry,
      )
      return [...grantedEntries(all, caller.grants), userPermission]
    },
    tree: async ({ caller }) =>
      grantableEntries(await readMenu(server.db, caller.sellerId)).map((entry) => ({
        ...entry,
        isOwn: isGranted(caller.grants, entry.name),
      })),
    menu: menu.menu,
    get: menu.get,
    save: menu.save,
    update: menu.update,
    sort: menu.sort,
    enable: menu.enable,
    reset: menu.reset,
    delete: menu.remove,
  })
}
