import type { RecordHit } from '@ampdeck/api/system/search'
import { sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import { maskedPhone, seesPhones } from '../access/member-phone.ts'
import type { Rows } from '../database/rows.ts'
import { asPhone, asPlate, containing } from '../database/text.ts'
import { anyContains, closeness, MAX_OF_A_KIND, type RecordSearch } from '../search/record-search.ts'
import { hasCard } from './member.store.ts'

/** Members by number, name, plate, mobile number, and the cards they have. */
export const search: RecordSearch = { kind: 'member', find: findMembers }

async function findMembers(rows: Rows, text: string, caller: Caller): Promise<RecordHit[]> {
  // A masked number is found only as a whole or by what is shown of it.
  const isShown = seesPhones(caller)
  const byPhone = isShown
    ? sql<boolean>`phone like ${containing(asPhone(text))}`
    : sql<boolean>`${asPhone(text)} in (phone, right(phone, 4))`
  const found = await rows
    .from('member')
    .select(['id', 'memberNo', 'name', 'phone', 'status'])
    .where((where) =>
      where.or([
        anyContains(['member_no', 'name'], text),
        anyContains(['plate'], asPlate(text)),
        byPhone,
        hasCard(text),
      ]),
    )
    .orderBy(closeness('member_no', text))
    .orderBy('memberNo')
    .limit(MAX_OF_A_KIND)
    .execute()
  const shown = isShown ? found : found.map(maskedPhone)
  return shown.map(({ memberNo, ...member }) => ({
    ...member,
    kind: 'member',
    number: memberNo,
    nameEn: null,
    stationId: null,
  }))
}
