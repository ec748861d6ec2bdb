import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { enumeration } from '../enumeration.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import type { Text } from '../texts.ts'
import { ById, ByVersion, Id, record, Timestamp } from '../wire.ts'

export const shareKind = enumeration('ShareKind', {
  station: [1, 'Stations', '场站'],
  report: [2, 'Daily report of stations', '场站日报'],
  member: [3, 'Members', '会员'],
})

export const shareState = enumeration('ShareState', {
  on: [1, 'On', '启用', 'good', 'good'],
  off: [2, 'Off', '停用', 'closed', 'off'],
})

/** What may be shared of each kind; the name is always shown. */
export const shareFields = Object.freeze<Record<number, Readonly<Record<string, Text>>>>({
  [shareKind.code.station]: {
    code: ['Code', '编号'],
    address: ['Address', '地址'],
    status: ['State', '状态'],
    servicePhone: ['Service phone', '服务电话'],
    businessHours: ['Business hours', '营业时间'],
    parkingFee: ['Parking fee', '停车费'],
  },
  [shareKind.code.report]: {
    orders: ['Orders', '订单数'],
    energyWh: ['Energy', '电量'],
    feeFen: ['Fees', '费用'],
  },
  [shareKind.code.member]: {
    memberNo: ['Member no', '会员编号'],
    level: ['Level', '等级'],
    registerTime: ['Registered', '注册时间'],
  },
})

const MAX_OBJECTS = 200

const Shape = z.object({
  name: empty.max(50).pipe(normal),
  /** The other seller, by its number. */
  sellerNumber: empty.max(20),
  objectKind: codeOf(shareKind),
  objectIds: z.array(Id).min(1).max(MAX_OBJECTS),
  fields: z.array(z.string().max(30)).max(20),
  validFrom: Timestamp,
  validTo: Timestamp,
})

export const ShareDraft = Shape

export const ShareConfiguration = record({
  ...Shape.shape,
  targetSellerId: Id,
  sellerName: z.string(),
  sellerNameEn: z.string(),
  state: codeOf(shareState),
})

export const ShareFilter = z.object({
  name: filter.text(),
  objectKind: filter.codes(shareKind),
  state: filter.codes(shareState),
})

/** Rows as the other side sees them: the shared fields in both languages, nothing else. */
export const SharedRows = z.object({
  columns: z.array(z.tuple([z.string(), z.string()])),
  rows: z.array(z.object({ name: z.string(), cells: z.array(z.tuple([z.string(), z.string()])) })),
})

const Received = z.object({
  id: Id,
  name: z.string(),
  owner: z.string(),
  ownerEn: z.string(),
  objectKind: codeOf(shareKind),
  validTo: Timestamp,
})

const targetFailures = {
  'share.target': ['There is no other seller of this number', '没有该编号的其他商户'],
  'share.period': ['The end is before the beginning', '失效时间早于生效时间'],
  'share.fields': ['A field of this kind is not shared', '该类对象不共享此字段'],
} as const
const at = service('system-service/shareConfiguration')

export const shareConfiguration = {
  page: at('page', 'shareConfiguration')
    .takes(paged(ShareFilter, ['name', 'validTo']))
    .gives(pageOf(ShareConfiguration)),
  get: at('get', 'shareConfiguration').takes(ById).gives(ShareConfiguration),
  save: at('save', 'shareConfiguration:add')
    .takes(ShareDraft)
    .gives(ShareConfiguration)
    .fails(targetFailures),
  update: at('update', 'shareConfiguration:edit')
    .takes(ShareDraft.extend(ByVersion.shape))
    .gives(ShareConfiguration)
    .fails('record.stale', targetFailures),
  delete: at('delete', 'shareConfiguration:delete').takes(ById),
  enable: at('enable', 'shareConfiguration:enable')
    .takes(ByVersion)
    .gives(ShareConfiguration)
    .fails('record.stale'),
  disable: at('disable', 'shareConfiguration:disable')
    .takes(ByVersion)
    .gives(ShareConfiguration)
    .fails('record.stale'),
  /** What the other side would see of a rule, saved or not. */
  preview: at('preview', 'shareConfiguration')
    .takes(Shape.pick({ objectKind: true, objectIds: true, fields: true }))
    .gives(SharedRows)
    .fails(targetFailures),
  /** The rules in force by which others share with the caller's seller. */
  received: at('received', 'shareConfiguration').gives(z.array(Received)),
  /** What such a rule shows. Each look is in the operation log. */
  look: at('look', 'shareConfiguration').takes(ById).gives(SharedRows).writes(),
}

export type ShareConfiguration = z.input<typeof ShareConfiguration>
export type SharedRows = z.input<typeof SharedRows>
export type ReceivedShare = z.input<typeof Received>
