import { plainPlate } from '@ampdeck/validation/plain'
import { empty, normal } from '@ampdeck/validation/rules'
import { phone, plate } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { chosen } from '../chosen.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { flowKind } from '../enumerations/finance.ts'
import { couponStatus, couponType } from '../enumerations/marketing.ts'
import {
  accountType,
  activeState,
  memberLevel,
  memberStatus,
  memberType,
  userSegment,
} from '../enumerations/member.ts'
import { billChannel } from '../enumerations/order.ts'
import { sex } from '../enumerations/system.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Fen, Id, optional, record, Timestamp, Version, Wh } from '../wire.ts'
import { memberLife, memberRecordLife } from './member-states.ts'

const Name = empty.max(20).pipe(normal)

/** What people fill in for a new personal member; the fleets make their own. */
export const MemberDraft = z.object({
  phone,
  name: Name,
  sex: codeOf(sex),
  plate: optional(plate),
})

/** What of a member may be changed: the number is the person's own. */
export const MemberEdit = z.object({ name: Name, sex: codeOf(sex), level: codeOf(memberLevel) })

const MemberTag = z.object({ id: Id, name: z.string() })

export const Member = record({
  memberNo: z.string(),
  /** Masked; `unmask` tells it. */
  phone: z.string(),
  name: z.string(),
  sex: codeOf(sex),
  type: codeOf(memberType),
  status: codeOf(memberStatus),
  level: codeOf(memberLevel),
  growth: z.int(),
  points: z.int(),
  plate: z.string().nullable(),
  defaultVin: z.string().nullable(),
  groupId: Id.nullable(),
  fleetName: z.string().nullable(),
  registerChannel: codeOf(billChannel),
  registerTime: Timestamp,
  suspended: z.int(),
  /** Phone number and card accounts together. */
  balanceFen: Fen,
  rewardFen: Fen,
  orders: z.int(),
  lastOrderTime: Timestamp.nullable(),
  tags: z.array(MemberTag),
})

export const MemberFilter = z.object({
  id: filter.ids(),
  memberNo: filter.text(),
  /** The whole number, or its last four digits. */
  phone: filter.text(),
  name: filter.text(),
  /** Of the member, or of any car of the member. */
  plate: filter.text(plainPlate),
  type: filter.codes(memberType),
  status: filter.codes(memberStatus),
  level: filter.codes(memberLevel),
  tagId: filter.ids(),
  /** What the charges of the last 90 days say. */
  segment: filter.codes(userSegment),
  registerTimeFrom: filter.from(),
  registerTimeTo: filter.to(),
})

const sortable = ['memberNo', 'level', 'status', 'points', 'growth', 'registerTime'] as const

const MemberOption = z.object({
  id: Id,
  memberNo: z.string(),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  plate: z.string().nullable(),
})

/** What a member has, owes and has done. */
const MemberStat = z.object({
  accounts: z.array(
    z.object({
      id: Id,
      type: codeOf(accountType),
      balanceFen: Fen,
      frozenFen: Fen,
      creditLimitFen: Fen,
      state: codeOf(activeState),
    }),
  ),
  owedFen: Fen,
  energyWh: Wh,
  paidFen: Fen,
  /** The grade by growth, and from how much growth on the next one is reached. */
  grade: z.object({ name: z.string(), serviceBpsOff: z.int(), nextFrom: z.int().nullable() }).nullable(),
})

export const MEMBER_EVENTS = [
  'registered',
  'charged',
  'recharged',
  'refunded',
  'suspended',
  'released',
  'certified',
  'refused',
  'commented',
] as const

const MemberEvent = z.object({
  id: Id,
  kind: z.literal([...MEMBER_EVENTS]),
  ts: Timestamp,
  /** Order number, plate: what it was about. */
  about: z.string().nullable(),
  fen: Fen.nullable(),
})

const Flow = z.object({
  id: Id,
  accountType: codeOf(accountType),
  bizType: codeOf(flowKind),
  amountFen: Fen,
  balanceAfterFen: Fen,
  remark: z.string().nullable(),
  ts: Timestamp,
})

/** A coupon that a member holds, or held. */
const HeldCoupon = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  type: codeOf(couponType),
  faceFen: Fen,
  thresholdFen: Fen,
  status: codeOf(couponStatus),
  fromTime: Timestamp,
  toTime: Timestamp,
  /** The order that it is frozen for, or that has used it. */
  usedOrderId: Id.nullable(),
  usedOrderNo: z.string().nullable(),
  usedFen: Fen.nullable(),
})

const OfVersion = ById.extend({ version: Version.optional() })
const OfMember = z.object({ memberId: Id })

/** A bulk action's answer: what was done, and which rows were not, with the reason. */
export const Ledger = z.object({
  done: z.array(Id),
  refused: z.array(z.object({ id: Id, reason: z.string() })),
})

const at = service('member-service/member')
const detail = ['memberDetail', 'memberList'] as const

const step = (action: 'enable' | 'disable' | 'lock' | 'unlock') =>
  at(action, `memberList:${action}`).takes(OfVersion).gives(Member).moves(memberLife[action])

export const member = {
  page: at('page', 'memberList').takes(paged(MemberFilter, sortable)).gives(pageOf(Member)),
  get: at('get', detail).takes(ById).gives(Member),
  stat: at('stat', detail).takes(ById).gives(MemberStat),
  /** What happened to a member, the latest first. */
  timeline: at('timeline', detail).takes(ById).gives(z.array(MemberEvent)),
  /** What moved a member's money, the latest first. */
  flow: at('flow', detail)
    .takes(paged(OfMember, ['ts']))
    .gives(pageOf(Flow)),
  /** The coupons of a member, those that end last before the others. */
  coupons: at('coupons', 'memberDetail')
    .takes(paged(OfMember, ['toTime', 'faceFen']))
    .gives(pageOf(HeldCoupon)),
  /** Tells the whole phone number. It is written down who asked. */
  unmask: at('unmask', 'memberList:get')
    .takes(ById)
    .gives(z.object({ phone: z.string() }))
    .writes(),
  /** For pickers: by number, name, plate, or the whole mobile number or its last four digits. */
  selectAll: at('selectAll', ['memberList', 'vehicleList', 'virtualCard', 'suspend', 'vinBinding'])
    .takes(z.object({ id: filter.ids(), text: filter.text() }))
    .gives(z.array(MemberOption)),
  save: at('save', 'memberList:add').takes(MemberDraft).gives(Member).fails('record.duplicate'),
  update: at('update', 'memberList:edit')
    .takes(MemberEdit.extend(ByVersion.shape))
    .gives(Member)
    .moves(memberRecordLife.edit),
  enable: step('enable'),
  disable: step('disable'),
  lock: step('lock'),
  unlock: step('unlock'),
  /** For good: only without money and without an order that is open or owed. */
  cancel: at('cancel', 'memberList:cancel')
    .takes(OfVersion)
    .gives(Member)
    .fails({
      'member.hasBalance': ['An account still has a balance', '账户仍有余额'],
      'member.hasOrder': ['An order is open or not paid', '存在未完成或未结清的订单'],
    })
    .moves(memberLife.cancel),
  /** The tags that members may have. */
  tags: at('tags', detail).gives(z.array(MemberTag)),
  /** Gives members tags, or takes them away; a name that no tag has makes a new one. */
  tag: at('tag', 'memberList:tag')
    .takes(
      chosen(MemberFilter, {
        tagIds: z.array(Id).max(20).default([]),
        name: optional(normal.max(10)),
        remove: z.boolean().default(false),
      }),
    )
    .gives(Ledger),
  /** Starts a job of the download center. */
  export: at('export', 'memberList:export')
    .takes(exported(MemberFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type Member = z.input<typeof Member>
export type MemberOption = z.input<typeof MemberOption>
export type MemberDraft = z.input<typeof MemberDraft>
export type MemberEdit = z.input<typeof MemberEdit>
export type MemberEvent = z.input<typeof MemberEvent>
export type HeldCoupon = z.input<typeof HeldCoupon>
export type MemberFlow = z.input<typeof Flow>
