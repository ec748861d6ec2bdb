import { group } from '@ampdeck/api/member/group'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { switchesOf } from '../../http/switches.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './group.report.ts'
import * as fleets from './group.service.ts'
import * as store from './group.store.ts'

const NONE = { records: [], total: 0 }

export const routes: Routes = (app, server) => {
  serve(app, server, group, {
    page: ({ rows, input }) => store.page(rows, input),
    get: ({ rows, input }) => store.one(rows, input.id),
    selectAll: ({ rows, input }) => store.options(rows, input),
    stat: async ({ rows, input }) => store.stat(rows, await rows.get('fleet', input.id)),
    flow: async ({ rows, input }) => {
      const { accountId } = await rows.get('fleet', input.groupId)
      const { current, pageSize } = input
      return accountId === null ? { ...NONE, current, pageSize } : store.flow(rows, accountId, input)
    },
    save: (request) => fleets.save(request),
    update: (request) => fleets.update(request),
    delete: async ({ rows, input, fail }) => {
      if (await store.isInUse(rows, input.id)) throw fail('record.inUse')
      await rows.remove('fleet', input.id)
      return null
    },
    ...switchesOf('fleet', store.one),
    recharge: (request) => fleets.recharge(request, server.jobs),
    allocate: (request) => fleets.allocate(request),
    reclaim: (request) => fleets.reclaim(request),
    export: (request) => startExport(request, server.jobs, report),
  })
}
