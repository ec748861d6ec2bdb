import type { sex, userType } from '@ampdeck/api/enumerations/system'
import type { ColumnType, Generated } from 'kysely'
import type { Code, Json, List, Standard } from './columns.ts'

export interface SellerTable {
  id: number
  pid: number | null
  sellerNumber: string
  name: string
  nameEn: string
  contact: string
  phone: string
  cityCode: string
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
  createTime: number
  updateTime: number
  version: Generated<number>
}

export interface OrganizeTable extends Standard {
  pid: number | null
  name: string
  sort: number
}

export interface RoleTable extends Standard {
  name: string
  code: string
  /** 1 whole seller, 2 own organisation and below, 3 own organisation, 4 chosen stations and fleets, 5 own records. */
  dataScope: number
  /** Page ids and action keys; `*` grants everything, `<page>:*` every action of a page. */
  permissions: List<string>
  stationIds: List<number>
  groupIds: List<number>
  remark: string | null
  builtIn: Generated<number>
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
  lockedUntil: number | null
}

/** An opaque token's hash; the token itself exists only at the client. */
export interface SessionTable {
  tokenHash: string
  sellerId: number
  userId: number
  createTime: number
  lastSeen: number
  expires: number
  ip: string
  browser: string
  /** When the password was last verified in this session; 0 for never. */
  passwordProven: Generated<number>
}

export interface LoginLogTable {
  id: number
  sellerId: number
  account: string
  userId: number | null
  ip: string
  browser: string
  resultCode: number
  ts: number
}

export interface OperationLogTable {
  id: number
  sellerId: number
  userId: number | null
  requestId: string
  permission: string
  path: string
  /** The request as it came, secrets masked. */
  params: Json<unknown>
  /** What the call changed: table, record, before and after. */
  changes: Json<unknown>
  resultCode: number
  ip: string
  costMs: number
  ts: number
}

export interface IdempotencyTable {
  sellerId: number
  userId: number
  key: string
  path: string
  /** SHA-256 of the request's body: the same key with another body is refused. */
  bodyHash: string
  response: Json<unknown>
  ts: number
}

/** An application of a partner, which signs its calls (domain.md §3.5 OpenApp). */
export interface OpenAppTable extends Standard {
  appId: string
  name: string
  /** The key of the signature; write-only for people. */
  secret: string
  /** Addresses it may call from; empty means any. */
  ips: List<string>
  /** The permissions of its calls. */
  scopes: List<string>
  /** 1 on, 2 off. */
  state: number
}

/** A view of a list that somebody keeps under a name; `createUser` is whose it is. */
export interface ListViewTable extends Standard {
  list: string
  name: string
  search: string
  shared: boolean
}

/** What was prepared once and must not be prepared again: the demo network, its parts, its anchor. */
export interface DemoTable {
  part: string
  detail: Json<unknown>
  ts: number
}
