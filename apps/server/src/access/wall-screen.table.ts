import type { WallHealth } from '@ampdeck/api/system/wall'
import type { Json } from '../database/columns.ts'
import type { KeptRows, ScopeTags } from '../database/tables.ts'

/** A screen that shows a wall, by a token of its own. */
export interface WallScreenTable {
  id: number
  sellerId: number
  wallId: number
  /** Who connected it: it sees no more than this person. */
  userId: number
  tokenHash: string
  createTime: number
  lastSeen: number
  expires: number
  ip: string
  browser: string
  health: Json<WallHealth> | null
}

export const tables = {} as const satisfies ScopeTags

/** A screen that was taken down is forgotten. */
export const kept = { wallScreen: { time: 'lastSeen', days: 30 } } as const satisfies KeptRows

declare module '../database/tables.ts' {
  interface Tables {
    wallScreen: WallScreenTable
  }
}
