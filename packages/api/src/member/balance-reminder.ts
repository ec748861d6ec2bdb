import { email } from '@ampdeck/validation/patterns'
import { mobile } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { activeState, reminderWay } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Fen, Id, record, Timestamp } from '../wire.ts'

/** Phones for SMS, e-mail addresses for e-mail. */
const Receiver = z.union([mobile, email], 'receiver')

/** What people fill in. */
export const BalanceReminderDraft = z.object({
  groupId: Id,
  thresholdFen: Fen.min(1).max(99_999_999),
  receivers: z
    .array(Receiver)
    .min(1)
    .max(5)
    .meta({ examples: [['13900001111']] }),
  ways: z.array(codeOf(reminderWay)).min(1),
  state: codeOf(activeState).default(activeState.code.on),
})

export const BalanceReminder = record({
  ...BalanceReminderDraft.shape,
  groupName: z.string(),
  /** What the fleet has to spend, without its credit. */
  balanceFen: Fen,
  lastSent: Timestamp.nullable(),
})

export const BalanceReminderFilter = z.object({
  groupId: filter.ids(),
  ways: filter.codes(reminderWay),
  state: filter.codes(activeState),
})

const refusals = {
  'reminder.noReceiver': ['Name a receiver for each chosen way', '每种提醒方式都需要至少一位接收人'],
} as const

const at = service('member-service/balanceReminder')

export const balanceReminder = {
  page: at('page', 'balanceReminder')
    .takes(paged(BalanceReminderFilter, ['thresholdFen', 'lastSent', 'updateTime']))
    .gives(pageOf(BalanceReminder)),
  get: at('get', 'balanceReminder').takes(ById).gives(BalanceReminder),
  save: at('save', 'balanceReminder:add').takes(BalanceReminderDraft).gives(BalanceReminder).fails(refusals),
  update: at('update', 'balanceReminder:edit')
    .takes(BalanceReminderDraft.extend(ByVersion.shape))
    .gives(BalanceReminder)
    .fails('record.stale', refusals),
  delete: at('delete', 'balanceReminder:delete').takes(ById),
  /** Sends it now, whatever the balance is; answers how many messages went out. */
  test: at('test', 'balanceReminder:test')
    .takes(ById)
    .gives(z.object({ sent: z.int() })),
}

export type BalanceReminder = z.input<typeof BalanceReminder>
