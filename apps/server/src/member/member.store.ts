import { memberLevel, memberStatus } from '@ampdeck/api/enumerations/member'
import { billChannel } from '@ampdeck/api/enumerations/order'
import { sex } from '@ampdeck/api/enumerations/system'
import { comparableIdentifier } from '@ampdeck/validation/identifier'
import { type SqlBool, sql } from 'kysely'
import { maskedPhone } from '../access/member-phone.ts'
import { isCardNamed } from '../charging/record/card.store.ts'
import type { Rows } from '../database/rows.ts'
import { asPhone, asPlate, containing } from '../database/text.ts'
import { among, everything } from '../database/where.ts'
import { refuseNameOfCard } from './identity/card-names.ts'

interface NewMember {
  type: number
  phone: string
  name: string
  sex?: number
  plate: string | null
  groupId: number | null
  now: number
}

/** What people call a member: short, and without the mobile number, which is masked. */
const memberNo = (id: number) => `M${id.toString(36).toUpperCase()}`

/** Made by staff, neither in the app nor at a counter. */
const REGISTERED_BY_STAFF = billChannel.code.other

/** A phone number belongs to one member of a seller, whoever may see that member. */
export function memberOfPhone(rows: Rows, phone: string) {
  return rows
    .wholeSeller()
    .from('member')
    .select(['id', 'type', 'status', 'groupId', 'defaultVin'])
    .where('phone', '=', phone)
    .executeTakeFirst()
}

export async function addMember(
  rows: Rows,
  { now, sex: of = sex.code.confidential, ...member }: NewMember,
): Promise<number> {
  await refuseNameOfCard(rows, 'phone', member.phone)
  return rows.insert('member', {
    ...member,
    memberNo: memberNo(rows.newId()),
    status: memberStatus.code.normal,
    sex: of,
    level: memberLevel.code.silver,
    growth: 0,
    points: 0,
    registerChannel: REGISTERED_BY_STAFF,
    registerTime: now,
    defaultVin: null,
  })
}

const MAX_OPTIONS = 20

/** For pickers: by number, name, plate, or the whole mobile number or its last four digits. */
export async function memberOptions(rows: Rows, { id, text }: { id?: number[]; text?: string }) {
  const found = await rows
    .from('member')
    .select(['member.id', 'member.memberNo', 'member.name', 'member.phone', 'member.plate'])
    .where(among('member.id', id))
    .where(text === undefined ? everything : namedBy(text))
    .orderBy('member.memberNo')
    .limit(id?.length ?? MAX_OPTIONS)
    .execute()
  return found.map(maskedPhone)
}

/** A masked number is found only as a whole or by what is shown of it. */
export function namedBy(text: string) {
  const part = containing(text)
  return sql<SqlBool>`(member.member_no ilike ${part} or member.name ilike ${part}
    or member.plate ilike ${containing(asPlate(text))} or ${asPhone(text)} in (member.phone, right(member.phone, 4))
    or ${hasCard(text)})`
}

/** Who has the card of this number, or of this identifier in any spelling; the whole of it. */
export const hasCard = (
  text: string,
) => sql<SqlBool>`exists (select from card where card.seller_id = member.seller_id
  and card.member_id = member.id and card.deleted = 0 and ${isCardNamed(comparableIdentifier(text))})`
