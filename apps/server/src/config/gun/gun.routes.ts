import { gun } from '@ampdeck/api/config/gun'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../database/platform.ts'
import { serve } from '../../http/serve.ts'
import type { Jobs } from '../../jobs/job-kind.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import * as guns from './gun.service.ts'
import { byId, options } from './gun.store.ts'

export function gunRoutes(app: FastifyInstance, platform: Platform & { jobs: Jobs }) {
  serve(app, platform, gun, {
    page: ({ rows, input }) => guns.page(rows, input),
    get: ({ rows, input }) => byId(rows, input.id),
    selectAll: ({ rows, input }) => options(rows, input),
    update: (request) => guns.update(request),
    export: (request) => startExport(request, platform.jobs, 'gunList'),
  })
}
