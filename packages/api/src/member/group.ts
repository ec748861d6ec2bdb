import { empty, enOrNum, normal } from '@ampdeck/validation/rules'
import { phone } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { activeLife } from '../active-life.ts'
import { receiptUsed } from '../bill/unpay-bill.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { flowKind, rechargeType } from '../enumerations/finance.ts'
import { activeState, fleetKind, fleetPayMode } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { MAX_RECHARGE_FEN } from '../payment/recharge.ts'
import { ById, ByVersion, Fen, Id, optional, record, Timestamp, Wh } from '../wire.ts'

const MAX_FEN = 99_999_999_999

/** What people fill in; without stations the fleet charges anywhere. */
export const GroupDraft = z.object({
  name: empty.max(30).pipe(normal),
  kind: codeOf(fleetKind),
  payMode: codeOf(fleetPayMode),
  contact: empty.max(50).pipe(normal),
  phone,
  /** Of fleets that pay by the month; no less than they owe. */
  creditLimitFen: Fen.min(0).max(MAX_FEN).default(0),
  stationIds: z.array(Id).max(1_000).default([]),
})

/** A fleet. */
export const Group = record({
  ...GroupDraft.shape,
  groupNo: z.string(),
  accountId: Id.nullable(),
  state: codeOf(activeState),
  members: z.int(),
  cars: z.int(),
  /** Below zero is what a fleet with credit owes. */
  balanceFen: Fen,
  /** Of the running month. */
  monthWh: Wh,
})

export const GroupFilter = z.object({
  /** Part of the name or of the number. */
  name: filter.text(),
  kind: filter.codes(fleetKind),
  payMode: filter.codes(fleetPayMode),
  state: filter.codes(activeState),
  /** Those that may charge at a station. */
  stationId: filter.ids(),
})

const sortable = ['groupNo', 'name', 'creditLimitFen', 'createTime'] as const

const AMOUNT = { amountFen: Fen.min(1).max(MAX_FEN), remark: optional(normal.max(100)) }

/** What a counter receives for a fleet. */
export const FleetRecharge = z.object({
  type: z.literal([rechargeType.code.cash, rechargeType.code.bankTransfer]),
  amountFen: Fen.min(1).max(MAX_RECHARGE_FEN),
  receipt: empty.max(50).pipe(enOrNum),
})

const isOpen = {
  from: 'on',
  wrongState: 'fleet.closed',
  sentences: { 'fleet.closed': ['This fleet is closed', '该车队已停用'] },
} as const

/** What is done with the money of a fleet; what a member has not spent goes back also to a closed one. */
export const fleetMoneyLife = lifeOf('state', activeState, {
  recharge: {
    ...isOpen,
    needs: { 'fleet.closed': ({ accountId }: { accountId: number | null }) => accountId !== null },
  },
  allocate: {
    ...isOpen,
    needs: {
      'fleet.notAllocating': ({ payMode }: { payMode: number }) => payMode === fleetPayMode.code.allocated,
    },
    sentences: {
      ...isOpen.sentences,
      'fleet.notAllocating': ['Members of this fleet do not pay themselves', '该车队不由成员自行支付'],
    },
  },
})

/** One entry of the flow of a fleet's account. */
const Flow = z.object({
  id: Id,
  bizType: codeOf(flowKind),
  bizId: Id,
  amountFen: Fen,
  balanceAfterFen: Fen,
  ts: Timestamp,
  remark: z.string().nullable(),
})

/** What a fleet has charged in a month. */
const MonthStat = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  orders: z.int(),
  energyWh: Wh,
  payableFen: Fen,
})

const draftRefusals = {
  'fleet.creditBelowDebt': ['The credit cannot be less than what is owed', '授信额度不能低于已欠金额'],
} as const

const moneyRefusals = [
  'balance.tooLow',
  { 'fleet.notMember': ['This member does not belong to the fleet', '该会员不属于此车队'] },
] as const

const at = service('member-service/group')

/** Whoever works with fleets may choose one. */
const choosers = [
  'fleetList',
  'carList',
  'fleetGroup',
  'fleetMember',
  'balanceReminder',
  'chargeLimit',
  'teamBill',
  'exclusiveStrategy',
  'vinBinding',
  'vinPass',
] as const

export const group = {
  page: at('page', 'fleetList').takes(paged(GroupFilter, sortable)).gives(pageOf(Group)),
  get: at('get', ['fleetList', 'fleetDetail']).takes(ById).gives(Group),
  selectAll: at('selectAll', choosers)
    .takes(GroupFilter.extend({ id: filter.ids() }))
    .gives(z.array(z.object({ id: Id, name: z.string(), groupNo: z.string() }))),
  /** What the last twelve months came to, the oldest first, and the starts of the last 30 days by hour. */
  stat: at('stat', 'fleetDetail')
    .takes(ById)
    .gives(
      z.object({ months: z.array(MonthStat), hours: z.array(z.object({ hour: z.int(), energyWh: Wh })) }),
    ),
  /** The flow of the fleet's account, the newest first. */
  flow: at('flow', 'fleetDetail')
    .takes(paged(z.object({ groupId: Id }), ['ts']))
    .gives(pageOf(Flow)),
  save: at('save', 'fleetList:add').takes(GroupDraft).gives(Group).fails(draftRefusals),
  update: at('update', 'fleetList:edit')
    .takes(GroupDraft.extend(ByVersion.shape))
    .gives(Group)
    .fails('record.stale', draftRefusals),
  delete: at('delete', 'fleetList:delete').takes(ById).fails('record.inUse'),
  enable: at('enable', 'fleetList:enable').takes(ById).gives(Group).moves(activeLife.enable),
  disable: at('disable', 'fleetList:disable').takes(ById).gives(Group).moves(activeLife.disable),
  /** Money for the fleet's account: it waits among the recharges until somebody confirms that it has come. */
  recharge: at('recharge', 'fleetList:recharge')
    .takes(FleetRecharge.extend(ById.shape))
    .gives(z.object({ id: Id, rechargeNo: z.string() }))
    .fails(receiptUsed)
    .moves(fleetMoneyLife.recharge),
  /** From the fleet's account into that of a member, and back. */
  allocate: at('allocate', 'fleetList:allocate')
    .takes(ById.extend({ memberId: Id, ...AMOUNT }))
    .gives(Group)
    .fails(...moneyRefusals)
    .moves(fleetMoneyLife.allocate),
  reclaim: at('reclaim', 'fleetList:reclaim')
    .takes(ById.extend({ memberId: Id, ...AMOUNT }))
    .gives(Group)
    .fails(...moneyRefusals),
  export: at('export', 'fleetList:export')
    .takes(exported(GroupFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type Group = z.input<typeof Group>
export type GroupFlow = z.input<typeof Flow>
