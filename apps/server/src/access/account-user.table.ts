import type { sex, userType } from '@ampdeck/api/enumerations/system'
import type { ColumnType, Generated } from 'kysely'
import type { Code, List, Standard } from '../database/columns.ts'
import type { ScopeTags } from '../database/tables.ts'

/** Null unless it is said. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface SellerTable {
  id: number
  pid: number | null
  sellerNumber: string
  name: string
  nameEn: string
  contact: string
  phone: string
  cityCode: string
  shortName: Optional<string>
  creditCode: Optional<string>
  address: Optional<string>
  /** What its roles may hold at most; null where only the sellers above it say so. */
  permissions: Optional<string[]>
  /** 1 enabled, 2 forbidden. */
  state: number
  platformName: string | null
  platformNameEn: string | null
  platformTitle: string | null
  platformTitleEn: string | null
  platformLogo: string | null
  platformWebsiteIcon: string | null
  footerText: string | null
  /** The host name under which this seller's people open the console: its log-in page is theirs at once. */
  host: string | null
  passwordAgeDays: Generated<number>
  idleMinutes: Generated<number>
  ipCheck: Generated<number>
  /** 1: everybody must have a second factor. */
  secondFactor: Generated<number>
  createTime: number
  updateTime: number
  version: Generated<number>
}

export interface OrganizeTable extends Standard {
  pid: number | null
  name: string
  leaderUserId: number | null
  sort: number
}

export interface RoleTable extends Standard {
  name: string
  nameEn: string | null
  code: string
  /** 1 whole seller, 2 own organisation and below, 3 own organisation, 4 chosen stations and fleets, 5 own records. */
  dataScope: number
  /** Page ids and action keys; `*` grants everything, `<page>:*` every action of a page. */
  permissions: List<string>
  stationIds: List<number>
  groupIds: List<number>
  remark: string | null
  builtIn: Generated<number>
  /** 1: whoever holds it must have a second factor. */
  secondFactor: Generated<number>
}

/** `User` of the domain model; `user` is a reserved word in SQL. */
export interface AccountUserTable extends Standard {
  name: string
  account: string
  /** argon2id over the received MD5, in PHC form; never returned. */
  passwordHash: string
  passwordTime: number
  userType: Code<typeof userType>
  organizeId: number | null
  roleIds: List<number>
  stationIds: List<number>
  groupIds: List<number>
  telephone: string
  email: string
  sex: Code<typeof sex>
  weChatNumber: string | null
  zipCode: string | null
  phone: string | null
  mailAddress: string | null
  icon: string | null
  /** 1 enabled, 2 disabled. */
  state: Generated<number>
  isFirstLogin: Generated<number>
  /** Addresses from which this user has logged in before; null means every address is known. */
  knownAddresses: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
  /** Until when failures from many addresses lock the account for every unknown one. */
  lockedUntil: number | null
  /** Until when failures from one address lock the account for that one. */
  addressLockedUntil: number | null
  /** Failures before an administrator unlocked the account count no more. */
  unlockedTime: number | null
  lastLogin: number | null
}

export const tables = { organize: {}, role: {}, accountUser: {} } as const satisfies ScopeTags

declare module '../database/tables.ts' {
  interface Tables {
    seller: SellerTable
    organize: OrganizeTable
    role: RoleTable
    accountUser: AccountUserTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
