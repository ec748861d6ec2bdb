import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { RecordHit } from '@ampdeck/api/system/search'
import { sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import { maskMobile } from '../access/mask-mobile.ts'
import type { Rows } from '../database/rows.ts'
import { containing } from '../database/text.ts'
import { anyContains, closeness, MOST_OF_A_KIND, type RecordSearch } from '../search/record-search.ts'

/** Members by number, name, plate and mobile number. */
export const search: RecordSearch = { kind: 'member', find: findMembers }

async function findMembers(rows: Rows, text: string, { grants }: Caller): Promise<RecordHit[]> {
  // A masked number is found only as a whole or by what is shown of it.
  const seesPhones = isGranted(grants, 'memberList:get')
  const byPhone = seesPhones
    ? sql<boolean>`phone like ${containing(text)}`
    : sql<boolean>`${text} in (phone, right(phone, 4))`
  const found = await rows
    .from('member')
    .select(['id', 'memberNo', 'name', 'phone', 'status'])
    .where((where) => where.or([anyContains(['member_no', 'name', 'plate'], text), byPhone]))
    .orderBy(closeness('member_no', text))
    .orderBy('memberNo')
    .limit(MOST_OF_A_KIND)
    .execute()
  return found.map(({ memberNo, phone, ...member }) => ({
    ...member,
    kind: 'member',
    number: memberNo,
    nameEn: null,
    phone: seesPhones ? phone : maskMobile(phone),
    stationId: null,
  }))
}
