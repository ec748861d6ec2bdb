import { costModel } from '@ampdeck/api/config/cost-model'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../database/platform.ts'
import { serve } from '../../http/serve.ts'
import type { Jobs } from '../../jobs/job-kind.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import * as models from './cost-model.service.ts'
import { withTariff } from './cost-model.store.ts'

export function costModelRoutes(app: FastifyInstance, platform: Platform & { jobs: Jobs }) {
  serve(app, platform, costModel, {
    page: ({ rows, input }) => models.page(rows, input),
    get: ({ rows, input }) => models.get(rows, input.id),
    selectAll: ({ rows, input }) => withTariff(rows, input),
    versions: ({ rows, input }) => models.versions(rows, input.id),
    save: (request) => models.save(request),
    update: (request) => models.update(request),
    delete: (request) => models.remove(request),
    copy: (request) => models.copy(request),
    issue: (request) => models.issue(request),
    cancel: (request) => models.cancel(request),
    disable: (request) => models.disable(request),
    enable: (request) => models.enable(request),
    simulate: async (request) => models.simulate(request),
    export: (request) => startExport(request, platform.jobs, 'costModel'),
  })
}
