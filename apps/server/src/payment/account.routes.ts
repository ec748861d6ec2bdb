import { accountFlow } from '@ampdeck/api/payment/account-flow'
import { memberAccount } from '@ampdeck/api/payment/member-account'
import { phoneFor, phonesFor } from '../access/member-phone.ts'
import { readPage } from '../database/page.ts'
import type { Request } from '../http/context.ts'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { startExport } from '../report/export/export-file.service.ts'
import * as accounts from './account/account.store.ts'
import * as correction from './account/account-correction.service.ts'
import * as flows from './account/account-flow.store.ts'
import { overview } from './account/overview.store.ts'
import { report } from './account.report.ts'
import { report as flowReport } from './account-flow.report.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, memberAccount, {
    page: async ({ rows, caller, input }) => phonesFor(caller, await accounts.page(rows, input)),
    get: async ({ rows, caller, input }) => {
      const row = await accounts.rowById(rows, input.id)
      const corrections = await accounts
        .corrections(rows)
        .where('accountCorrection.accountId', '=', row.id)
        .limit(50)
        .execute()
      return { ...phoneFor(caller, row), corrections }
    },
    sum: ({ rows, input }) => accounts.sum(rows, input),
    find: async ({ rows, caller, input }) =>
      (await accounts.find(rows, input)).map((row) => phoneFor(caller, row)),
    correct: correction.propose,
    confirmCorrection: correction.confirm,
    refuseCorrection: correction.refuse,
    freeze: async (request) => phoneFor(request.caller, await correction.setFrozen(request, true)),
    unfreeze: async (request) => phoneFor(request.caller, await correction.setFrozen(request, false)),
    overview: ({ rows, input }) => overview(rows, input),
    export: (request) => startExport(request, server.jobs, report),
  })
  serve(app, server, accountFlow, {
    page: flowPage,
    sum: ({ rows, input }) => flows.sum(rows, input),
    export: (request) => startExport(request, server.jobs, flowReport),
  })
}

async function flowPage({ rows, caller, input }: Request<typeof accountFlow.page>) {
  // In the order of their ids, which is that of their time.
  const order = { by: 'accountFlow.id', order: input.sortOrder ?? 'desc', id: 'accountFlow.id' } as const
  const found = await readPage(rows.db, flows.matching(rows, input), input, order)
  return phonesFor(caller, { ...found, records: await flows.withDocuments(rows, found.records) })
}
