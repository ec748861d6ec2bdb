import type { Language } from '@ampdeck/api/enumeration'
import { accountType } from '@ampdeck/api/enumerations/member'
import { type AccountRow, memberAccount } from '@ampdeck/api/payment/member-account'
import type { RecordSource } from '@ampdeck/ui/record-picker'
import { Link } from 'react-router-dom'
import { client } from '../data/client.ts'
import { useAddress } from '../menu/use-address.ts'

export interface Owner {
  memberId: number | null
  memberName: string | null
  memberPhone: string | null
  groupId: number | null
  groupName: string | null
}

/** Whose account it is, in one line. */
export const ownerName = ({ memberName, memberPhone, groupName }: Owner) =>
  memberName ?? memberPhone ?? groupName ?? '–'

/** The member or the fleet, which opens its details where there are some for this user. */
export function OwnerCell({ row }: { row: Owner }) {
  const addressOf = useAddress()
  const { memberId, groupId } = row
  const to =
    memberId === null
      ? addressOf('fleetDetail', { id: groupId })
      : addressOf('memberDetail', { id: memberId })
  return to ? <Link to={to}>{ownerName(row)}</Link> : ownerName(row)
}

const rowOf = (row: Pick<AccountRow, 'id' | 'type' | 'memberPhone'> & Owner, language: Language) => ({
  id: row.id,
  label: `${ownerName(row)} · ${accountType.label(row.type, language)}`,
  detail: row.memberPhone ?? undefined,
})

/** Accounts by the name of their owner, or by a whole mobile number. */
export const accountSource: RecordSource = {
  async search(text, _page, signal, language) {
    const found = await client(memberAccount.find, { owner: text.trim() }, { signal })
    return { rows: found.map((row) => rowOf(row, language)), total: found.length }
  },
  async resolve(ids, signal, language) {
    const found = await client(memberAccount.find, { ids: ids.map(Number) }, { signal })
    return found.map((row) => rowOf(row, language))
  },
}
