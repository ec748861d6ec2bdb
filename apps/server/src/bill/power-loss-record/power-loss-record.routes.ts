import { powerLossRecord } from '@ampdeck/api/bill/power-loss-record'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './power-loss-record.report.ts'
import { counted, isTaken, one, page, sum } from './power-loss-record.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, powerLossRecord, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    sum: ({ rows, input }) => sum(rows, input),
    async save({ rows, input, fail }) {
      await rows.get('station', input.stationId)
      if (await isTaken(rows, input)) throw fail('record.duplicate')
      return one(rows, await rows.insert('powerLossRecord', await counted(rows, input)))
    },
    async update({ rows, input: { id, version, ...draft }, fail }) {
      await rows.get('powerLossRecord', id)
      await rows.get('station', draft.stationId)
      if (await isTaken(rows, draft, id)) throw fail('record.duplicate')
      await rows.update('powerLossRecord', { id, version }, await counted(rows, draft))
      return one(rows, id)
    },
    export: (request) => startExport(request, server.jobs, report),
  })
}
