import { virtualcard } from '@ampdeck/api/member/virtual-card'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './virtual-card.report.ts'
import { remove, save, turn, update } from './virtual-card.service.ts'
import { one, page } from './virtual-card.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, virtualcard, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    save,
    update,
    delete: remove,
    freeze: (request) => turn(request, 'freeze'),
    unfreeze: (request) => turn(request, 'unfreeze'),
    loss: (request) => turn(request, 'loss'),
    export: (request) => startExport(request, server.jobs, report),
  })
}
