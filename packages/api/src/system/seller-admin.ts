import { cityCode, creditCode } from '@ampdeck/validation/patterns'
import { empty, enOrNum, normal } from '@ampdeck/validation/rules'
import { phone } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { sellerState } from '../enumerations/system.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, Timestamp, Version } from '../wire.ts'

const Md5 = z.string().regex(/^[0-9a-f]{32}$/, 'password.md5')

/** What people fill in. */
export const SellerDraft = z.object({
  sellerNumber: empty.max(20).pipe(enOrNum),
  name: empty.max(50).pipe(normal),
  nameEn: empty.max(60),
  shortName: optional(z.string().max(20)),
  contact: empty.max(50),
  phone,
  creditCode: optional(creditCode),
  cityCode,
  address: optional(z.string().max(200)),
})

export const Seller = SellerDraft.extend({
  id: Id,
  /** The seller that administers it; null for the platform's own. */
  pid: Id.nullable(),
  parentName: z.string().nullable(),
  parentNameEn: z.string().nullable(),
  state: codeOf(sellerState),
  users: z.int(),
  /** How many sellers stand directly below it. */
  subSellers: z.int(),
  /** How many pages and actions its roles may hold; null where nothing limits them but what stands above. */
  limit: z.int().nullable(),
  /** The caller's own: its rights, state and password are others' to change. */
  isOwn: z.boolean(),
  createTime: Timestamp,
  updateTime: Timestamp,
  version: Version,
})

export const SellerFilter = z.object({
  /** Part of the name or of the number. */
  name: filter.text(),
  state: filter.codes(sellerState),
})

/** What the roles of a seller may hold. */
export const SellerLimit = z.object({
  id: Id,
  version: Version,
  /** Each page and action by its own name. */
  permissions: z.array(z.string().max(100)).max(5_000),
  /** Everything, also what later versions add. */
  isWhole: z.boolean(),
  /** People who hold something that is not in it. */
  affected: z.array(z.string()),
})

const at = service('system-service/seller')

const notOwn = {
  'seller.own': [
    'This is your own seller: only the one above it or the platform can do this',
    '这是您所在的商户，只能由上级商户或平台操作',
  ],
} as const
const byOthers = {
  needs: { 'seller.own': ({ isOwn }: { isOwn: boolean }) => !isOwn },
  sentences: notOwn,
}

/** The life of a seller: nobody widens or locks the own one. */
export const sellerLife = lifeOf('state', sellerState, {
  enable: { from: 'forbidden', to: 'enabled', ...byOthers },
  forbid: { from: 'enabled', to: 'forbidden', ...byOthers },
  savePermissions: byOthers,
  resetPassword: byOthers,
})

const beyond = {
  'role.beyondOwn': [
    'You cannot grant or withdraw rights that you do not have yourself',
    '不能授予或取消您本人没有的权限',
  ],
} as const
const noAdmin = {
  'seller.noAdministrator': ['This seller has no administrator', '该商户没有管理员'],
} as const

/** Administration of sellers: the own one and those below it; the platform has all. */
export const sellerAdmin = {
  page: at('page', 'seller')
    .takes(paged(SellerFilter, ['name', 'sellerNumber', 'createTime', 'updateTime']))
    .gives(pageOf(Seller)),
  get: at('get', 'seller').takes(ById).gives(Seller),
  /** Below the caller's own seller, with its organisation, its administrator's role, and "admin" with this password. */
  save: at('save', 'seller:add')
    .takes(SellerDraft.extend({ password: Md5 }))
    .gives(Seller)
    .fails('record.duplicate'),
  update: at('update', 'seller:edit')
    .takes(SellerDraft.extend(ByVersion.shape))
    .gives(Seller)
    .fails('record.stale', 'record.duplicate', notOwn),
  /** Forbids it, or lets it in again: its people are logged out and nothing is started from afar; what charges goes on. */
  enableOrForbid: at('enableOrForbid', 'seller:enableOrForbid')
    .takes(z.object({ id: Id, state: codeOf(sellerState) }))
    .gives(Seller)
    .moves(sellerLife.forbid, sellerLife.enable),
  permissions: at('permissions', 'seller').takes(ById).gives(SellerLimit),
  savePermissions: at('savePermissions', 'seller:permissions')
    .takes(ByVersion.extend({ permissions: SellerLimit.shape.permissions }))
    .gives(SellerLimit)
    .fails(beyond)
    .moves(sellerLife.savePermissions),
  /** A new initial password of its first administrator, whose sessions end. */
  resetPassword: at('resetPassword', 'seller:resetPassword')
    .takes(ById.extend({ password: Md5 }))
    .gives(z.object({ account: z.string() }))
    .fails(noAdmin)
    .moves(sellerLife.resetPassword),
}

export type Seller = z.input<typeof Seller>
