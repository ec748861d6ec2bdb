import { shareConfiguration, shareState } from '@ampdeck/api/system/share-configuration'
import type { Rows } from '../../database/rows.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { look, preview, save, update } from './share-configuration.service.ts'
import { one, page, received } from './share-configuration.store.ts'

const { on: ON, off: OFF } = shareState.code

async function become(rows: Rows, at: { id: number; version: number }, state: typeof ON | typeof OFF) {
  await rows.update('shareConfiguration', at, { state })
  return one(rows, at.id)
}

/** Rules by which a seller shares records with another one (screens.md S231, S232). */
export const routes: Routes = (app, server) => {
  serve(app, server, shareConfiguration, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    save,
    update,
    delete: async ({ rows, input }) => {
      await rows.remove('shareConfiguration', input.id)
      return null
    },
    enable: ({ rows, input }) => become(rows, input, ON),
    disable: ({ rows, input }) => become(rows, input, OFF),
    preview,
    received: ({ rows }) => received(rows),
    look,
  })
}
