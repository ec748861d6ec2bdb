import { role } from '@ampdeck/api/system/role'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as roles from './role.service.ts'
import * as store from './role.store.ts'
import { impact } from './role-impact.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, role, {
    page: roles.page,
    get: ({ rows, input }) => roles.get(rows, input.id),
    selectAll: roles.selectAll,
    users: async ({ rows, input }) => {
      await rows.get('role', input.id)
      return store.users(rows, input.id)
    },
    permissions: roles.permissions,
    impact,
    save: roles.save,
    update: roles.update,
    savePermissions: roles.savePermissions,
    copy: roles.copy,
    delete: roles.remove,
  })
}
