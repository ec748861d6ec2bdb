import { firmware } from '@ampdeck/api/config/firmware'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as firmwares from './firmware.service.ts'
import { page, type Row } from './firmware.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, firmware, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => rows.get('firmware', input.id) as Promise<Row>,
    save: (request) => firmwares.save(request),
    update: (request) => firmwares.update(request),
    delete: (request) => firmwares.remove(request),
    upload: (request) => firmwares.upload(request),
    release: (request) => firmwares.release(request),
    withdraw: (request) => firmwares.withdraw(request),
  })
}
