import { refundChannel, refundPayState, refundStatus } from '@ampdeck/api/enumerations/finance'
import { refundLife, type refundRecord } from '@ampdeck/api/payment/refund-record'
import { usedReceipt } from '../../charging/money/receipt/receipt.service.ts'
import { type Context, platformOf, type Request } from '../../http/context.ts'
import { tryEach } from '../../http/to-each.ts'
import type { Jobs } from '../../jobs/job-kind.ts'
import { applyForRefund, payRefundAgain, releaseRefund, startPayment } from './refund-record.service.ts'
import { refundByReceipt, rowById } from './refund-record.store.ts'

const { approved, refused, awaitingSecond } = refundStatus.code

type Audit = 'checkFirst' | 'checkSecond'
type Step = Pick<Context, 'rows' | 'caller' | 'now'>
interface Verdict {
  id: number
  version?: number | undefined
  pass: boolean
  opinion: string | null
}

export async function apply(request: Request<typeof refundRecord.save>) {
  const { rows, input, caller, fail } = request
  const { sellerId } = await rows.get('account', input.accountId)
  const result = await applyForRefund(platformOf(request), sellerId, { ...input, userId: caller.userId })
  if ('refusal' in result) throw fail(result.refusal)
  rows.changes.push({ table: 'refundRecord', id: result.id, before: null, after: { ...input } })
  return rowById(rows, result.id)
}

/** One of the two audits; the second one that passes starts the payment (LC 5). */
export async function check(request: Step, jobs: Pick<Jobs, 'send'>, step: Audit, verdict: Verdict) {
  const { rows, caller, now } = request
  const { pass, opinion } = verdict
  const isFirst = step === 'checkFirst'
  const refund = await rows.move('refundRecord', refundLife[step], verdict, {
    ...(isFirst
      ? { firstUser: caller.userId, firstTime: now, firstOpinion: opinion }
      : { secondUser: caller.userId, secondTime: now, secondOpinion: opinion }),
    status: pass ? (isFirst ? awaitingSecond : approved) : refused,
    ...(pass && !isFirst && { payState: refundPayState.code.paying }),
  })
  const platform = platformOf(request)
  if (!pass) await releaseRefund(platform, refund)
  else if (!isFirst) await startPayment({ ...platform, jobs }, refund)
  return rowById(rows, refund.id)
}

/** One result for each. */
export function checkBatch(
  request: Step,
  jobs: Pick<Jobs, 'send'>,
  step: Audit,
  { ids, pass, opinion }: { ids: number[]; pass: boolean; opinion: string | null },
) {
  return tryEach(ids, async (id) => {
    await check(request, jobs, step, { id, pass, opinion })
    return undefined
  })
}

/** Waits outside of the order of audits, until somebody resumes it. */
export async function hangIn(request: Request<typeof refundRecord.hangIn>) {
  const { rows, input } = request
  await rows.move('refundRecord', refundLife.hangIn, input, ({ status }) => ({
    hungFrom: status,
    hangNote: input.note,
  }))
  return rowById(rows, input.id)
}

/** Back to the state that it was hung in from. */
export async function resume(request: Request<typeof refundRecord.resume>) {
  const { rows, input } = request
  await rows.move('refundRecord', refundLife.resume, input, ({ status, hungFrom }) => ({
    status: hungFrom ?? status,
    hungFrom: null,
  }))
  return rowById(rows, input.id)
}

export async function payAgain(request: Request<typeof refundRecord.payAgain>, jobs: Pick<Jobs, 'send'>) {
  const { rows, input, fail } = request
  const refund = await rows.readyFor('refundRecord', refundLife.payAgain, input)
  if (refund.channel === refundChannel.code.cash && input.receipt !== null) {
    const first = await refundByReceipt(rows.db, refund.sellerId, input.receipt)
    if (first !== undefined) throw usedReceipt(fail, first)
  }
  // No state of the refund forbids it: cash has no receipt yet, or the call to the channel has not failed.
  if (!(await payRefundAgain({ ...platformOf(request), jobs }, refund, input.receipt)))
    throw fail('transition.notAllowed')
  rows.changes.push({
    table: 'refundRecord',
    id: refund.id,
    before: { payState: refund.payState },
    after: { receipt: input.receipt },
  })
  return rowById(rows, refund.id)
}
