import { userAdmin } from '@ampdeck/api/system/user-admin'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { addUser } from './user-admin.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, userAdmin, { add: (request) => addUser(request) })
}
