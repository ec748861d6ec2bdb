import { temporaryPile, temporaryStation } from '@ampdeck/api/config/temporary-station'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as temporary from './temporary-station.service.ts'
import * as store from './temporary-station.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, temporaryStation, {
    temporaryPage: ({ rows, input }) => store.page(rows, input),
    temporaryGet: ({ rows, input }) => store.byId(rows, input.id),
    temporarySave: (request) => temporary.save(request),
    temporaryUpdate: (request) => temporary.update(request),
    temporaryDelete: (request) => temporary.remove(request),
    convert: (request) => temporary.convert(request),
  })
  serve(app, server, temporaryPile, {
    temporaryPage: ({ rows, input }) => store.piles(rows, input),
    move: (request) => temporary.move(request),
  })
}
