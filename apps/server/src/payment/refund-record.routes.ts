import type { Page } from '@ampdeck/api/paging'
import { refundRecord } from '@ampdeck/api/payment/refund-record'
import type { Caller } from '../access/caller.ts'
import { phoneFor, phonesFor } from '../access/member-phone.ts'
import { orderOf, type PageRequest, readPage } from '../database/page.ts'
import type { Rows } from '../database/rows.ts'
import type { Request } from '../http/context.ts'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { startExport } from '../report/export/export-file.service.ts'
import * as audit from './refund/refund-audit.service.ts'
import * as store from './refund/refund-record.store.ts'
import { report } from './refund-audit.report.ts'
import { report as finishedReport } from './refund-record.report.ts'

export const routes: Routes = (app, server) => {
  const { jobs } = server
  serve(app, server, refundRecord, {
    page: ({ rows, caller, input }) => pageOf(rows, caller, store.matching(rows, input), input),
    get,
    stat: ({ rows, input }) => store.countStates(rows, input),
    refundable: ({ rows, input }) => store.refundable(rows, input.accountId),
    save: masked(audit.apply),
    checkFirst: masked((request) => audit.check(request, jobs, 'checkFirst', request.input)),
    checkFirstBatch: (request) => audit.checkBatch(request, jobs, 'checkFirst', request.input),
    checkSecond: masked((request) => audit.check(request, jobs, 'checkSecond', request.input)),
    checkSecondBatch: (request) => audit.checkBatch(request, jobs, 'checkSecond', request.input),
    hangIn: masked(audit.hangIn),
    resume: masked(audit.resume),
    payAgain: masked((request) => audit.payAgain(request, jobs)),
    export: (request) => startExport(request, jobs, report),
    recordPage: ({ rows, caller, input }) => pageOf(rows, caller, store.finishedOnes(rows, input), input),
    recordSum: ({ rows, input }) => store.recordSum(rows, input),
    monthTotals: ({ rows, input }) => store.monthTotals(rows, input),
    recordExport: (request) => startExport(request, jobs, finishedReport),
  })
}

type Row = Awaited<ReturnType<typeof store.rowById>>

async function pageOf(
  rows: Rows,
  caller: Caller,
  query: ReturnType<typeof store.matching>,
  request: PageRequest,
): Promise<Page<Row>> {
  const order = orderOf(request, 'refundRecord', { by: 'refundRecord.id', order: 'desc' })
  const found = await readPage(rows.db, query, request, { ...order, id: 'refundRecord.id' })
  return phonesFor(caller, found)
}

async function get({ rows, caller, input }: Request<typeof refundRecord.get>) {
  const refund = await store.rowById(rows, input.id)
  const recharges = await store.rechargesOf(rows, refund)
  const from = Math.min(...recharges.map(({ paidTime }) => paidTime ?? refund.createTime))
  return {
    ...phoneFor(caller, refund),
    recharges,
    movements: await store.movementsOf(rows, refund, from),
  }
}

/** What a step answers, with the personal data that its caller may see. */
function masked<R extends { caller: Caller }>(step: (request: R) => Promise<Row>) {
  return async (request: R) => phoneFor(request.caller, await step(request))
}
