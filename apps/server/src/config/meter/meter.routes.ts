import { type Meter, type MeterDraft, meter } from '@ampdeck/api/config/meter'
import { meterFee } from '@ampdeck/api/config/meter-fee'
import type { z } from 'zod'
import { uniqueCrud } from '../../http/crud.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { startImport } from '../../report/import/import-file.service.ts'
import { report } from './meter.report.ts'
import { hasFees, page } from './meter.store.ts'
import { template } from './meter-fee.import.ts'
import * as fees from './meter-fee.store.ts'

type Row = z.output<typeof Meter>
type Draft = z.output<typeof MeterDraft>

export const routes: Routes = (app, server) => {
  const plain = uniqueCrud<Row, Draft>('meter', 'meterNo', { isInUse: hasFees })
  serve(app, server, meter, {
    ...plain,
    page: ({ rows, input }) => page(rows, input),
    // A station that the caller does not see is not found.
    save: async (request) => {
      await request.rows.get('station', request.input.stationId)
      return plain.save(request)
    },
    update: async (request) => {
      await request.rows.get('station', request.input.stationId)
      return plain.update(request)
    },
    export: (request) => startExport(request, server.jobs, report),
  })
  serve(app, server, meterFee, {
    page: ({ rows, input }) => fees.page(rows, input),
    sum: ({ rows, input }) => fees.sum(rows, input),
    import: (request) => startImport(request, server.jobs, template),
  })
}
