import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { dataScope } from '../enumerations/system.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record } from '../wire.ts'
import { RoleName } from './role-name.ts'

/** Page ids and action keys; `*` stands for all of them, `<page>:*` for every action of a page. */
const Keys = z.array(z.string().max(100)).max(5_000)
const Ids = z.array(Id).max(5_000).default([])

/** What people fill in. The stations and fleets count where the data scope is "chosen"; no fleet means every fleet. */
export const RoleDraft = z.object({
  name: empty.max(20).pipe(normal),
  nameEn: optional(z.string().trim().max(40)),
  remark: optional(z.string().trim().max(200)),
  dataScope: codeOf(dataScope),
  stationIds: Ids,
  groupIds: Ids,
  permissions: Keys.default([]),
})

export const RoleRow = record({
  name: z.string(),
  nameEn: z.string().nullable(),
  remark: z.string().nullable(),
  dataScope: codeOf(dataScope),
  /** Comes with the seller: it is not deleted, and the administrator's rights stay whole. */
  builtIn: z.literal([0, 1]),
  userCount: z.int(),
  /** How many pages and actions it grants, of those that there are for this seller. */
  menus: z.int(),
  actions: z.int(),
})

export const Role = RoleRow.extend({ code: z.string(), ...RoleDraft.shape })

export const RoleFilter = z.object({ name: filter.text(), dataScope: filter.codes(dataScope) })

const RoleUser = z.object({
  id: Id,
  name: z.string(),
  account: z.string(),
  organizeName: z.string().nullable(),
  /** 1 enabled, 2 disabled. */
  state: z.int(),
})

/** What a change of a role would do, before it is saved. */
export const RoleImpact = z.object({
  /** Everybody who holds the role. */
  people: z.int(),
  /** Keys that somebody would have who has them from no other role now, and how many people that is. */
  gained: z.array(z.object({ key: z.string(), people: z.int() })),
  lost: z.array(z.object({ key: z.string(), people: z.int() })),
  /** Who would notice something, at most 50 of them: how many keys, and how many stations before and after. */
  users: z.array(
    z.object({
      id: Id,
      name: z.string(),
      account: z.string(),
      gained: z.int(),
      lost: z.int(),
      stationsBefore: z.int(),
      stationsAfter: z.int(),
    }),
  ),
})

const at = service('system-service/role')

const beyond = {
  'role.beyondOwn': [
    'You cannot grant or withdraw rights that you do not have yourself',
    '不能授予或取消您本人没有的权限',
  ],
  'role.scopeBeyondOwn': [
    'The data scope of a role cannot exceed your own',
    '角色的数据范围不能超出您本人的范围',
  ],
  'role.administrator': [
    'The administrator role of the seller keeps all its rights',
    '商户的管理员角色必须保留全部权限',
  ],
} as const

const stays = { 'role.builtIn': ['A built-in role cannot be deleted', '内置角色不可删除'] } as const

export const role = {
  page: at('page', 'role')
    .takes(paged(RoleFilter, ['name', 'dataScope', 'updateTime']))
    .gives(pageOf(RoleRow)),
  get: at('get', ['role', 'RoleConfig']).takes(ById).gives(Role),
  selectAll: at('selectAll', ['role', 'user', 'UserDetails'])
    .takes(RoleFilter)
    .gives(z.array(RoleName.extend({ dataScope: codeOf(dataScope), builtIn: z.literal([0, 1]) }))),
  /** Who holds the role. */
  users: at('users', ['role', 'RoleConfig']).takes(ById).gives(z.array(RoleUser)),
  /** What each role grants, each page and action by its own name: to hold one against another. */
  permissions: at('permissions', ['role', 'RoleConfig'])
    .takes(z.object({ id: Id.optional() }))
    .gives(z.array(RoleName.extend({ permissions: Keys }))),
  impact: at('impact', ['role', 'RoleConfig'])
    .takes(RoleDraft.omit({ name: true, nameEn: true, remark: true }).extend({ id: Id }))
    .gives(RoleImpact),
  save: at('save', 'role:add').takes(RoleDraft).gives(Role).fails('record.duplicate', beyond),
  update: at('update', 'role:edit')
    .takes(RoleDraft.extend(ByVersion.shape))
    .gives(Role)
    .fails('record.stale', 'record.duplicate', beyond),
  savePermissions: at('savePermissions', 'role:edit')
    .takes(ByVersion.extend({ permissions: Keys }))
    .gives(Role)
    .fails('record.stale', beyond),
  copy: at('copy', 'role:copy').takes(ById).gives(Role).fails(beyond),
  delete: at('delete', 'role:delete').takes(ById).fails('record.inUse', stays),
}

export type Role = z.input<typeof Role>
export type RoleRow = z.input<typeof RoleRow>
export type RoleDraft = z.input<typeof RoleDraft>
export type RoleImpact = z.input<typeof RoleImpact>
