import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { Page } from '@ampdeck/api/paging'
import type { Caller } from './caller.ts'
import { maskMobile } from './mask-mobile.ts'

/*
 * Who reads the mobile number of a member (domain.md §3.3). Orders, accounts, payments and memberships of fleets show it to
 * holders of `memberList:get`. What is about members themselves, pickers and files mask it for everybody: the page of a
 * member tells it on request, and that is logged.
 */

/** What of a caller decides it. */
export type Reader = Pick<Caller, 'grants' | 'lookedBy'>

interface WithPhone {
  phone?: string
  memberPhone?: string | null
}

/** Whoever looks at the console as somebody else unmasks nothing. */
export const seesPhones = ({ grants, lookedBy }: Reader): boolean =>
  lookedBy === undefined && isGranted(grants, 'memberList:get')

/** A row that shows it to nobody. */
export function maskedPhone<Row extends WithPhone>(row: Row): Row {
  const { phone, memberPhone } = row
  return {
    ...row,
    ...(phone && { phone: maskMobile(phone) }),
    ...(memberPhone && { memberPhone: maskMobile(memberPhone) }),
  }
}

/** A row as this caller may read it. */
export function phoneFor<Row extends WithPhone>(caller: Reader, row: Row): Row {
  return seesPhones(caller) ? row : maskedPhone(row)
}

/** The rows of a page as this caller may read them. */
export function phonesFor<Row extends WithPhone>(caller: Reader, found: Page<Row>): Page<Row> {
  return { ...found, records: found.records.map((row) => phoneFor(caller, row)) }
}
