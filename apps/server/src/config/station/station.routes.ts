import { station } from '@ampdeck/api/config/station'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './station.report.ts'
import * as stations from './station.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, station, {
    page: ({ rows, input }) => stations.page(rows, input),
    get: ({ rows, input }) => stations.get(rows, input.id),
    counts: ({ rows, input }) => stations.counts(rows, input),
    choices: ({ rows }) => stations.choices(rows),
    selectAll: ({ rows, input }) => stations.options(rows, input),
    save: (request) => stations.save(request),
    update: (request) => stations.update(request),
    uploadPicture: (request) => stations.uploadPicture(request),
    delete: (request) => stations.remove(request),
    updateStatus: (request) => stations.updateStatus(request),
    batchStatus: (request) => stations.batchStatus(request),
    export: (request) => startExport(request, server.jobs, report),
  })
}
