import type { CodeOf } from '@ampdeck/api/enumeration'
import type { wallScene, wallSize } from '@ampdeck/api/enumerations/wall'
import type { List, Standard } from '../../database/columns.ts'
import type { KeptRows, ScopeTags, SecretColumns } from '../../database/tables.ts'

export interface WallTable extends Standard {
  name: string
  nameEn: string | null
  size: CodeOf<typeof wallSize>
  scenes: List<CodeOf<typeof wallScene>>
  everySeconds: number
  stationIds: List<number>
  remark: string | null
  /** Of the key in its link, of which only this is stored. */
  linkHash: string | null
  linkExpires: number | null
  /** Who made the link: a screen that comes by it looks with this person's rights. */
  linkUserId: number | null
}

/** A code that a screen shows, without its hyphen, until somebody connects it or it is too old. */
export interface WallOfferTable {
  secretHash: string
  code: string
  createTime: number
  ip: string
  /** Of the address: what one sender may have. */
  network: string
  browser: string
  sellerId: number | null
  wallId: number | null
  userId: number | null
  screenExpires: number | null
}

export const tables = {
  wall: { names: { lists: { stationIds: 'station' }, emptyIsAll: true } },
} as const satisfies ScopeTags
export const secrets = { wall: ['linkHash'] } as const satisfies SecretColumns
export const kept = { wallOffer: { time: 'createTime', days: 1 } } as const satisfies KeptRows

declare module '../../database/tables.ts' {
  interface Tables {
    wall: WallTable
    wallOffer: WallOfferTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
