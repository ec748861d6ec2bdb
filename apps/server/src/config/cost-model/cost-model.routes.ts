import { costModel } from '@ampdeck/api/config/cost-model'
import { costModelIssue } from '@ampdeck/api/config/cost-model-issue'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './cost-model.report.ts'
import * as models from './cost-model.service.ts'
import { withTariff } from './cost-model.store.ts'
import { bind, bindTree, unbind } from './model-bind.service.ts'
import { rePush } from './model-push.service.ts'
import { issueById, issuedPiles, issueHistory, versionDiff } from './model-push.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, costModel, {
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
    bindTree: ({ rows, input }) => bindTree(rows, input),
    bind,
    unbind,
    export: (request) => startExport(request, server.jobs, report),
  })
  serve(app, server, costModelIssue, {
    issueHistory: ({ rows, input }) => issueHistory(rows, input),
    versionDiff,
    issuedPiles: ({ rows, input }) => issuedPiles(rows, input.id),
    rePush: async (request) => {
      const { rows, input } = request
      await rePush(request, await issueById(rows, input.id))
      return issueById(rows, input.id)
    },
  })
}
