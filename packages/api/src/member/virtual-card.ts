import { identifier } from '@ampdeck/validation/patterns'
import { cardNo } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { cardExpiry, cardStatus } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Day, Fen, Id, optional, record, Timestamp, Version } from '../wire.ts'

/** More than a person carries of one card. */
export const MAX_IDENTIFIERS = 10

/** What readers and cars send for a card: 1.6 carries 20 characters of each, 2.0.1 carries 36. */
export const CardIdentifiers = z.array(identifier).max(MAX_IDENTIFIERS, `tooMany:${MAX_IDENTIFIERS}`)

/** What people fill in. */
export const VirtualCardDraft = z.object({
  memberId: Id,
  cardNo,
  identifiers: CardIdentifiers.default([]),
  /** The last day; none has no end. */
  validTo: optional(Day),
})

/** The same of a card that there is; what is left out stays. */
export const VirtualCardEdit = z.object({
  cardNo,
  identifiers: CardIdentifiers.optional(),
  validTo: Day.nullable().optional(),
})

export const VirtualCard = record({
  cardNo: z.string(),
  /** As they were entered. */
  identifiers: z.array(z.string()),
  validTo: Day.nullable(),
  /** What its last day means today. */
  expiry: codeOf(cardExpiry),
  memberId: Id,
  memberName: z.string(),
  /** Masked. */
  phone: z.string(),
  status: codeOf(cardStatus),
  /** Of the member's card account: it stays with the member when a lost card is replaced. */
  balanceFen: Fen,
  orders: z.int(),
  /** Of its newest Plug & Charge contract that is valid. */
  emaid: z.string().nullable(),
  issueTime: Timestamp.nullable(),
  lossTime: Timestamp.nullable(),
})

export const VirtualCardFilter = z.object({
  /** Part of the number or of an identifier, in any spelling. */
  cardNo: filter.text(),
  /** Number or name of the member, or the phone number. */
  member: filter.text(),
  memberId: filter.ids(),
  status: filter.codes(cardStatus),
  expiry: filter.codes(cardExpiry),
  issueTimeFrom: filter.from(),
  issueTimeTo: filter.to(),
})

const sortable = ['cardNo', 'status', 'validTo', 'issueTime', 'updateTime'] as const
const OfVersion = ById.extend({ version: Version.optional() })

const at = service('member-service/virtualcard')

/** What people do with a card, and what it becomes by it; a grey lock is the pile's and ends with its bill. */
export const cardLife = lifeOf('status', cardStatus, {
  freeze: { from: 'normal', to: 'frozen' },
  unfreeze: { from: 'frozen', to: 'normal' },
  loss: { from: ['normal', 'frozen'], to: 'lost' },
})

/** What is done with a card that stays in the same state. */
export const cardRecordLife = lifeOf('status', cardStatus, {
  edit: {
    from: ['normal', 'lost', 'greyLocked', 'frozen'],
    sentences: { 'transition.notAllowed': ['A cancelled card cannot be edited', '已注销的卡不能编辑'] },
  },
  /** A card with which somebody charged stays, for its orders. */
  delete: {
    needs: { 'record.inUse': ({ orders }: { orders: number }) => orders === 0 },
    sentences: { 'record.inUse': ['Orders were charged with this card', '已有充电订单使用该卡'] },
  },
})

const step = (action: keyof typeof cardLife) =>
  at(action, `virtualCard:${action}`).takes(OfVersion).gives(VirtualCard).moves(cardLife[action])

/** Cards without plastic. */
export const virtualcard = {
  page: at('page', ['virtualCard', 'memberDetail'])
    .takes(paged(VirtualCardFilter, sortable))
    .gives(pageOf(VirtualCard)),
  get: at('get', 'virtualCard').takes(ById).gives(VirtualCard),
  /** Issues a card; a lost one of the member ends with it, and its balance is that of the new one. */
  save: at('save', 'virtualCard:add')
    .takes(VirtualCardDraft)
    .gives(VirtualCard)
    .fails('record.duplicate', {
      'card.member': ['Only a personal member who is not cancelled can have it', '只能发给未注销的个人会员'],
      'card.held': ['The member has a card that is not lost', '该会员已有未挂失的虚拟卡'],
    }),
  /** The number changes only before the first charge by it. */
  update: at('update', 'virtualCard:edit')
    .takes(VirtualCardEdit.extend(ByVersion.shape))
    .gives(VirtualCard)
    .fails('record.duplicate', 'record.inUse')
    .moves(cardRecordLife.edit),
  delete: at('delete', 'virtualCard:delete').takes(ById).moves(cardRecordLife.delete),
  freeze: step('freeze'),
  unfreeze: step('unfreeze'),
  /** For good: a lost card is only replaced. */
  loss: step('loss'),
  /** Starts a job of the download center. */
  export: at('export', 'virtualCard:export')
    .takes(exported(VirtualCardFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type VirtualCard = z.input<typeof VirtualCard>
