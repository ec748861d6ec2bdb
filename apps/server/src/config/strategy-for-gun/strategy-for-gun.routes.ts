import { strategyForGun } from '@ampdeck/api/config/strategy-for-gun'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { batchBind, preview, save, update } from './strategy-for-gun.service.ts'
import * as store from './strategy-for-gun.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, strategyForGun, {
    page: ({ rows, input }) => store.page(rows, input),
    get: ({ rows, input }) => store.byId(rows, input.id),
    selectAll: ({ rows, input }) => store.all(rows, input),
    preview,
    save,
    update,
    batchBind,
    delete: async ({ rows, input }) => {
      await rows.remove('strategyForGun', input.id)
      return null
    },
  })
}
