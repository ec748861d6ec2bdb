import { zn } from '@ampdeck/validation/rules'
import { phone } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { activeLife } from '../active-life.ts'
import { chosen } from '../chosen.ts'
import { codeOf } from '../code-of.ts'
import { importing } from '../config/download-center.ts'
import { Ledger } from '../config/station.ts'
import { service } from '../contract.ts'
import { activeState, fleetRole } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Fen, Id, optional, record } from '../wire.ts'

const MonthLimit = Fen.min(0).max(99_999_999)

/** What may change of a member's place in a fleet. */
export const GroupMemberChange = z.object({
  teamId: optional(Id),
  role: codeOf(fleetRole),
  /** 0 means no limit. */
  monthLimitFen: MonthLimit,
})

/** Who joins a fleet: a personal member of this phone, or a new one. */
export const GroupMemberDraft = GroupMemberChange.extend({ groupId: Id, phone, name: zn.max(10) })

export const GroupMember = record({
  ...GroupMemberChange.shape,
  groupId: Id,
  groupName: z.string(),
  memberId: Id,
  name: z.string(),
  /** Masked, unless the caller has `memberList:get`. */
  phone: z.string(),
  teamName: z.string().nullable(),
  /** What the member has charged in the running month. */
  monthFen: Fen,
  state: codeOf(activeState),
})

export const GroupMemberFilter = z.object({
  /** Part of the name, or the whole mobile number. */
  name: filter.text(),
  groupId: filter.ids(),
  teamId: filter.ids(),
  role: filter.codes(fleetRole),
  state: filter.codes(activeState),
})

const sortable = ['createTime', 'role', 'monthLimitFen'] as const

const teamElsewhere = {
  'team.elsewhere': ['The team is one of another fleet', '该班组属于其他车队'],
} as const

const at = service('member-service/groupMember')

/** Who belongs to a fleet (import template 2). */
export const groupMember = {
  page: at('page', ['fleetMember', 'fleetGroup', 'fleetDetail', 'fleetList'])
    .takes(paged(GroupMemberFilter, sortable))
    .gives(pageOf(GroupMember)),
  get: at('get', 'fleetMember').takes(ById).gives(GroupMember),
  save: at('save', 'fleetMember:add')
    .takes(GroupMemberDraft)
    .gives(GroupMember)
    .fails('record.duplicate', teamElsewhere, {
      'member.inFleet': ['This member belongs to a fleet already', '该会员已属于某个车队'],
      'member.otherKind': ['This phone belongs to a member of another kind', '该手机号属于其他类型的会员'],
    }),
  update: at('update', 'fleetMember:edit')
    .takes(GroupMemberChange.extend(ByVersion.shape))
    .gives(GroupMember)
    .fails('record.stale', teamElsewhere),
  /** The member leaves the fleet, and stays a member. */
  delete: at('delete', 'fleetMember:delete').takes(ById).fails('record.inUse'),
  enable: at('enable', 'fleetMember:enable').takes(ById).gives(GroupMember).moves(activeLife.enable),
  disable: at('disable', 'fleetMember:disable').takes(ById).gives(GroupMember).moves(activeLife.disable),
  setLimit: at('setLimit', 'fleetMember:setLimit')
    .takes(chosen(GroupMemberFilter, { monthLimitFen: MonthLimit }))
    .gives(Ledger),
  export: at('export', 'fleetMember:export')
    .takes(exported(GroupMemberFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
  import: importing(at('import', 'fleetMember:import')),
}

export type GroupMember = z.input<typeof GroupMember>
