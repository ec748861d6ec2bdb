import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { service } from '../contract.ts'
import { ById, ByVersion, Id, optional, record } from '../wire.ts'

const Name = empty.max(50).pipe(normal)

export const GroupTeamDraft = z.object({ groupId: Id, name: Name, pid: optional(Id) })

/** A part of a fleet; teams may have teams below them. */
export const GroupTeam = record({
  groupId: Id,
  name: z.string(),
  pid: Id.nullable(),
  members: z.int(),
  cars: z.int(),
})

const below = {
  'team.elsewhere': ['The team is one of another fleet', '该班组属于其他车队'],
  'team.circle': ['A team cannot be below itself', '班组不能移动到自身或其下级'],
} as const

const at = service('member-service/groupTeam')

export const groupTeam = {
  get: at('get', 'fleetGroup').takes(ById).gives(GroupTeam),
  /** All teams of a fleet, by name. */
  selectAll: at('selectAll', ['fleetGroup', 'fleetMember', 'carList', 'fleetDetail'])
    .takes(z.object({ groupId: Id }))
    .gives(z.array(GroupTeam)),
  save: at('save', 'fleetGroup:add').takes(GroupTeamDraft).gives(GroupTeam).fails('record.duplicate', below),
  update: at('update', 'fleetGroup:edit')
    .takes(ByVersion.extend({ name: Name }))
    .gives(GroupTeam)
    .fails('record.stale', 'record.duplicate'),
  /** Below another team of the fleet, or to its first level. */
  move: at('move', 'fleetGroup:edit')
    .takes(ByVersion.extend({ pid: optional(Id) }))
    .gives(GroupTeam)
    .fails('record.stale', below),
  /** Only one that nobody and nothing belongs to. */
  delete: at('delete', 'fleetGroup:delete').takes(ById).fails('record.inUse'),
}

export type GroupTeam = z.input<typeof GroupTeam>
