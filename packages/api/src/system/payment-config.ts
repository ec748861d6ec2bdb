import { enOrNum } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { payChannel } from '../enumerations/finance.ts'
import { activeState } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { BasisPoints, ById, ByVersion, optional, record, Timestamp } from '../wire.ts'

const own = {
  channel: codeOf(payChannel),
  merchantNo: z.string().min(1).max(32).pipe(enOrNum),
  appId: z.string().min(1).max(32).pipe(enOrNum),
  /** What the channel keeps of each payment: at most 10 %. */
  feeBps: BasisPoints.min(0).max(1_000),
  state: codeOf(activeState),
}

/** What people fill in. */
export const PaymentConfigDraft = z.object({
  ...own,
  /** Taken and never given: nothing leaves the one that is set. */
  secret: optional(z.union([z.literal(''), z.string().min(8).max(4_000)])),
})

export const PaymentConfig = record({
  ...own,
  /** Since when a secret is set; nothing where none is. */
  secretTime: Timestamp.nullable(),
  secretUserName: z.string().nullable(),
  updateUserName: z.string().nullable(),
})

export const PaymentConfigFilter = z.object({
  channel: filter.codes(payChannel),
  state: filter.codes(activeState),
})

/** What a channel has answered to a call of one fen. */
const Tried = z.object({
  isFine: z.boolean(),
  /** Its number for the call, or its reason. */
  answer: z.string(),
  costMs: z.int(),
})

const at = service('system-service/paymentConfig')

export const paymentConfig = {
  page: at('page', 'paymentConfig')
    .takes(paged(PaymentConfigFilter, ['channel', 'updateTime']))
    .gives(pageOf(PaymentConfig)),
  get: at('get', 'paymentConfig').takes(ById).gives(PaymentConfig),
  save: at('save', 'paymentConfig:add')
    .takes(PaymentConfigDraft)
    .gives(PaymentConfig)
    .fails('record.duplicate'),
  update: at('update', 'paymentConfig:edit')
    .takes(PaymentConfigDraft.extend(ByVersion.shape))
    .gives(PaymentConfig)
    .fails('record.stale', 'record.duplicate'),
  delete: at('delete', 'paymentConfig:delete').takes(ById).fails('record.inUse'),
  /** Really calls the channel, with one fen. */
  test: at('test', 'paymentConfig:edit').takes(ById).gives(Tried).within('file'),
}

export type PaymentConfig = z.input<typeof PaymentConfig>
