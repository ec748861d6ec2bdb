import { activeState } from '@ampdeck/api/enumerations/member'
import { recharge, rechargeLife } from '@ampdeck/api/payment/recharge'
import { phoneFor, phonesFor } from '../access/member-phone.ts'
import { refuseUsedReceipt } from '../charging/money/receipt/receipt.service.ts'
import { orderOf, readPage } from '../database/page.ts'
import { platformOf, type Request } from '../http/context.ts'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import type { Jobs } from '../jobs/job-kind.ts'
import { startExport } from '../report/export/export-file.service.ts'
import { matching as paymentsOf } from './payment-order/payment-order.store.ts'
import { bookRecharge, openRecharge } from './recharge/recharge.service.ts'
import { matching, rowById, sum } from './recharge/recharge.store.ts'
import { report } from './recharge.report.ts'
import { applyForRefund } from './refund/refund-record.service.ts'
import { rowById as refundById, refundsOf } from './refund/refund-record.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, recharge, {
    page: async ({ rows, caller, input }) => {
      const order = orderOf(input, 'recharge', { by: 'recharge.id', order: 'desc' })
      const found = await readPage(rows.db, matching(rows, input), input, { ...order, id: 'recharge.id' })
      return phonesFor(caller, found)
    },
    get,
    sum: ({ rows, input }) => sum(rows, input),
    save: (request) => save(request, server.jobs),
    confirm,
    refund,
    export: (request) => startExport(request, server.jobs, report),
  })
}

async function get({ rows, caller, input }: Request<typeof recharge.get>) {
  const row = await rowById(rows, input.id)
  const [payments, refunds] = await Promise.all([
    paymentsOf(rows, { bizId: [row.id] })
      .orderBy('paymentOrder.id')
      .execute(),
    refundsOf(rows, row.id),
  ])
  return { ...phoneFor(caller, row), payments, refunds }
}

/** A counter's recharge waits to be confirmed; another one calls its channel. */
async function save(request: Request<typeof recharge.save>, jobs: Pick<Jobs, 'send'>) {
  const { rows, input, caller, fail } = request
  const account = await rows.get('account', input.accountId)
  if (account.state !== activeState.code.on) throw fail('account.closed')
  if (input.receipt) await refuseUsedReceipt({ db: rows.db, fail }, account.sellerId, input.receipt)
  const paying = { ...platformOf(request), jobs }
  const id = await openRecharge(paying, account.sellerId, { ...input, userId: caller.userId })
  rows.changes.push({ table: 'recharge', id, before: null, after: { ...input } })
  return phoneFor(caller, await rowById(rows, id))
}

async function confirm(request: Request<typeof recharge.confirm>) {
  const { rows, input, caller } = request
  const found = await rows.readyFor('recharge', rechargeLife.confirm, input)
  await bookRecharge(platformOf(request), found, null)
  const after = await rowById(rows, found.id)
  rows.changes.push({
    table: 'recharge',
    id: found.id,
    before: { state: found.state },
    after: { state: after.state },
  })
  return phoneFor(caller, after)
}

async function refund(request: Request<typeof recharge.refund>) {
  const { rows, input, caller, fail } = request
  const { id, applyFen, reason } = input
  const { sellerId, accountId } = await rows.readyFor('recharge', rechargeLife.refund, { id })
  const draft = { accountId, rechargeIds: [id], applyFen, reason, userId: caller.userId }
  const result = await applyForRefund(platformOf(request), sellerId, draft)
  if ('refusal' in result) throw fail(result.refusal)
  rows.changes.push({ table: 'refundRecord', id: result.id, before: null, after: { ...input } })
  return phoneFor(caller, await refundById(rows, result.id))
}
