import type { Picture } from '../../files/picture/picture.ts'

/** A person's picture: the one in use, and the one that is being chosen. */
export interface AvatarTable {
  /** Random, so that only who was told the address finds it; with the ending of its type. */
  name: string
  sellerId: number
  userId: number
  type: Picture['type']
  bytes: Buffer
  createTime: number
}

/** Not a seller's data: nothing here is reached through `Rows`. */
export const tables = {}

declare module '../../database/tables.ts' {
  interface Tables {
    avatar: AvatarTable
  }
}
