import { type VinBindingDraft, vinBinding } from '@ampdeck/api/config/vin-binding'
import { activeState, vinPayer } from '@ampdeck/api/enumerations/member'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { switchesOf } from '../../http/switches.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { startImport } from '../../report/import/import-file.service.ts'
import { refuseNameOfCard } from '../identity/card-names.ts'
import { template } from './vin-binding.import.ts'
import { report } from './vin-binding.report.ts'
import { one, page } from './vin-binding.store.ts'

const { on: ON } = activeState.code

export const routes: Routes = (app, server) => {
  serve(app, server, vinBinding, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    save: async ({ rows, input, fail }) => {
      await refuseNameOfCard(rows, 'vin', input.vin)
      const values = await stored(rows, input, fail)
      const id = await rows.insert('vinBinding', { ...values, state: ON }).catch(refuseDuplicate(fail, 'vin'))
      return one(rows, id)
    },
    update: async ({ rows, input, fail }) => {
      const { id, version, ...draft } = input
      await refuseNameOfCard(rows, 'vin', input.vin)
      const values = await stored(rows, draft, fail)
      await rows.update('vinBinding', { id, version }, values).catch(refuseDuplicate(fail, 'vin'))
      return one(rows, id)
    },
    ...switchesOf('vinBinding', one),
    delete: async ({ rows, input }) => {
      await rows.remove('vinBinding', input.id)
      return null
    },
    import: (request) => startImport(request, server.jobs, template),
    export: (request) => startExport(request, server.jobs, report),
  })
}

/** The payer that the draft is for, who must have such an account. */
async function stored(
  rows: Rows,
  { payerKind, memberId, groupId, ...values }: z.output<typeof VinBindingDraft>,
  fail: Request<typeof vinBinding.save>['fail'],
) {
  const isFleet = payerKind === vinPayer.code.fleet
  const payer = isFleet ? { memberId: null, groupId } : { memberId, groupId: null }
  if (payer.groupId !== null) await rows.get('fleet', payer.groupId)
  if (payer.memberId !== null) await rows.get('member', payer.memberId)
  const account = await rows
    .wholeSeller()
    .from('account')
    .select('account.id')
    .where('type', '=', values.accountType)
    .where(({ eb, and }) =>
      payer.memberId === null
        ? and([eb('groupId', '=', payer.groupId), eb('memberId', 'is', null)])
        : eb('memberId', '=', payer.memberId),
    )
    .executeTakeFirst()
  if (!account) throw fail('vin.noAccount', [{ path: ['accountType'], message: 'choice' }])
  return { ...values, ...payer }
}
