import { simulator } from '@ampdeck/api/operation/simulator'
import { failures } from '../foundation/failure.ts'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { readPace, writePace } from './pace.store.ts'

/** The pace of the demo's simulated chargers; outside the demo there is no such call. */
export const routes: Routes = (app, server) => {
  const inDemo = () => {
    if (!server.settings.demo) throw failures.noCall()
  }
  serve(app, server, simulator, {
    get: async () => {
      inDemo()
      return readPace(server.db)
    },
    set: async ({ rows, input, now }) => {
      inDemo()
      await writePace(rows.db, input, now)
      return input
    },
  })
}
