import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { service } from '../contract.ts'
import { ById, ByVersion, Id, optional, record } from '../wire.ts'

/** No organisation stands deeper. */
export const MAX_ORGANISATION_LEVELS = 6

const Fields = z.object({ name: empty.max(50).pipe(normal), leaderUserId: optional(Id) })

export const OrganizeDraft = Fields.extend({ pid: optional(Id) })

/** A part of the seller, with parts below it. */
export const Organize = record({
  name: z.string(),
  pid: Id.nullable(),
  leaderUserId: Id.nullable(),
  sort: z.int(),
  leaderName: z.string().nullable(),
  /** How many belong to it directly. */
  users: z.int(),
})

const Leader = z.object({ id: Id, name: z.string(), account: z.string() })

const tooDeep = {
  'organize.tooDeep': ['There are at most 6 levels of organisations', '组织最多 6 级'],
} as const

const at = service('system-service/organize')

export const organize = {
  get: at('get', 'organize').takes(ById).gives(Organize),
  /** All of the seller, each level in its order. */
  tree: at('tree', ['organize', 'user', 'role']).gives(z.array(Organize)),
  /** Who may lead an organisation. */
  leaders: at('leaders', 'organize').gives(z.array(Leader)),
  save: at('save', 'organize:add').takes(OrganizeDraft).gives(Organize).fails(tooDeep),
  update: at('update', 'organize:edit')
    .takes(Fields.extend(ByVersion.shape))
    .gives(Organize)
    .fails('record.stale'),
  /** Below another one or to the first level, and before one that is there; without that to the end. */
  move: at('move', 'organize:edit')
    .takes(ByVersion.extend({ pid: optional(Id), before: optional(Id) }))
    .gives(Organize)
    .fails('record.stale', tooDeep, {
      'organize.circle': ['An organisation cannot be below itself', '组织不能移动到自身或其下级'],
      'organize.beyondOwn': [
        'Only who sees the whole seller may move an organisation: what others see depends on it',
        '移动组织会影响他人的数据范围，仅可见整个商户的用户可以操作',
      ],
    }),
  /** Only one without people and without organisations below it. */
  delete: at('delete', 'organize:delete').takes(ById).fails('record.inUse'),
}

export type Organize = z.input<typeof Organize>
