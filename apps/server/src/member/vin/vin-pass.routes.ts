import { activeLife } from '@ampdeck/api/active-life'
import { vinPass } from '@ampdeck/api/config/vin-pass'
import { activeState } from '@ampdeck/api/enumerations/member'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { switchesOf } from '../../http/switches.ts'
import { tryEach } from '../../http/to-each.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { startImport } from '../../report/import/import-file.service.ts'
import { template } from './vin-pass.import.ts'
import { report } from './vin-pass.report.ts'
import * as passes from './vin-pass.store.ts'

const { on: ON } = activeState.code

export const routes: Routes = (app, server) => {
  serve(app, server, vinPass, {
    page: ({ rows, input }) => passes.page(rows, input),
    get: ({ rows, input }) => passes.one(rows, input.id),
    payer: ({ rows, input }) => passes.payerOf(rows, input.vin),
    save: async ({ rows, input, fail }) => {
      const id = await rows
        .insert('vinPass', { ...input, state: ON, lastUse: null })
        .catch(refuseDuplicate(fail, 'vin'))
      return passes.one(rows, id)
    },
    update: async ({ rows, input, fail }) => {
      const { id, version, ...draft } = input
      await rows.update('vinPass', { id, version }, draft).catch(refuseDuplicate(fail, 'vin'))
      return passes.one(rows, id)
    },
    ...switchesOf('vinPass', passes.one),
    batchEnable: (request) => turnAll(request, 'enable'),
    batchDisable: (request) => turnAll(request, 'disable'),
    delete: async ({ rows, input }) => {
      await rows.remove('vinPass', input.id)
      return null
    },
    import: (request) => startImport(request, server.jobs, template),
    export: (request) => startExport(request, server.jobs, report),
  })
}

/** One answer for each: those that are in the state already do not stop the rest. */
async function turnAll({ rows, input }: Request<typeof vinPass.batchEnable>, step: keyof typeof activeLife) {
  const ids = input.ids ?? (await passes.idsMatching(rows, input.matching ?? {}, input.except ?? []))
  return tryEach(ids, async (id) => {
    await rows.move('vinPass', activeLife[step], { id })
    return undefined
  })
}
