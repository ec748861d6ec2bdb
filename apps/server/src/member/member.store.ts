import { memberLevel, memberStatus } from '@ampdeck/api/enumerations/member'
import { sex } from '@ampdeck/api/enumerations/system'
import type { Rows } from '../database/rows.ts'

interface NewMember {
  type: number
  phone: string
  name: string
  plate: string | null
  groupId: number | null
  now: number
}

/** Made by staff, neither in the app nor at a counter. */
const REGISTERED_BY_STAFF = 9

/** A phone number belongs to one member of a seller, whoever may see that member. */
export function memberOfPhone(rows: Rows, phone: string) {
  return rows
    .wholeSeller()
    .from('member')
    .select(['id', 'type', 'status', 'groupId', 'defaultVin'])
    .where('phone', '=', phone)
    .executeTakeFirst()
}

export function addMember(rows: Rows, { now, ...member }: NewMember): Promise<number> {
  return rows.insert('member', {
    ...member,
    memberNo: `M${member.phone}`,
    status: memberStatus.code.normal,
    sex: sex.code.confidential,
    level: memberLevel.code.silver,
    growth: 0,
    points: 0,
    registerChannel: REGISTERED_BY_STAFF,
    registerTime: now,
    defaultVin: null,
  })
}
