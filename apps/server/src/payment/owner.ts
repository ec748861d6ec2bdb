import { type SqlBool, sql } from 'kysely'
import { asPhone, containing } from '../database/text.ts'

/** The columns of whose account it is, once `account`, `member` and `fleet` are joined. */
export const ownerColumns = [
  'account.type as accountType',
  'account.memberId',
  'member.name as memberName',
  'member.phone as memberPhone',
  'account.groupId',
  'fleet.name as groupName',
] as const

/** A row whose account belongs to a member or a fleet of that name, or to the member of that number. */
export const ofOwner = (accountId: string) => (text: string) =>
  sql<SqlBool>`${sql.ref(accountId)} in (
    select owned.id from account owned
    left join member m on m.seller_id = owned.seller_id and m.id = owned.member_id
    left join fleet f on f.seller_id = owned.seller_id and f.id = owned.group_id
    where owned.seller_id = account.seller_id
      and (m.name ilike ${containing(text)} or f.name ilike ${containing(text)} or m.phone = ${asPhone(text)}))`
