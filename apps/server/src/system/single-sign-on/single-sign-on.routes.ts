import { singleSignOn } from '@ampdeck/api/system/single-sign-on'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { checkProvider, read, roles } from './single-sign-on.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, singleSignOn, {
    get: ({ rows }) => read(rows),
    roles: ({ rows }) => roles(rows),
    save: { beforeTransaction: checkProvider },
  })
}
