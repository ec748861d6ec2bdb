import { configChange } from '@ampdeck/api/system/config-change'
import { mayCall } from '../../access/caller.ts'
import { failures } from '../../foundation/failure.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { lastChanges } from './config-change.store.ts'

const MAX = 20

export const routes: Routes = (app, server) => {
  serve(app, server, configChange, {
    selectAll: async ({ rows, caller, input }) => {
      if (!mayCall(caller.grants, input.of)) throw failures.forbidden()
      return (await lastChanges(rows, [input.of])).slice(0, MAX)
    },
  })
}
