import { sellerAdmin } from '@ampdeck/api/system/seller-admin'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as sellers from './seller-admin.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, sellerAdmin, {
    page: sellers.page,
    get: (request) => sellers.get(request, request.input.id),
    save: sellers.save,
    update: sellers.update,
    enableOrForbid: sellers.enableOrForbid,
    permissions: sellers.permissions,
    savePermissions: sellers.savePermissions,
    resetPassword: sellers.resetPassword,
  })
}
