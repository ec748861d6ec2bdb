import { station } from '@ampdeck/api/config/station'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../database/platform.ts'
import { serve } from '../../http/serve.ts'
import type { Jobs } from '../../jobs/job-kind.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import * as stations from './station.service.ts'

export function stationRoutes(app: FastifyInstance, platform: Platform & { jobs: Jobs }) {
  serve(app, platform, station, {
    page: ({ rows, input }) => stations.page(rows, input),
    get: ({ rows, input }) => stations.get(rows, input.id),
    counts: ({ rows, input }) => stations.counts(rows, input),
    choices: ({ rows }) => stations.choices(rows),
    selectAll: ({ rows, input }) => stations.options(rows, input),
    save: (request) => stations.save(request),
    update: (request) => stations.update(request),
    delete: (request) => stations.remove(request),
    updateStatus: (request) => stations.updateStatus(request),
    batchStatus: (request) => stations.batchStatus(request),
    export: (request) => startExport(request, platform.jobs, 'stationList'),
  })
}
