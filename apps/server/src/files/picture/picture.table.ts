import type { Picture } from './picture.ts'

/** A picture that belongs to a record; the record has its address. */
export interface PictureTable {
  /** Random, so that only who was told the address finds it; with the ending of its type. */
  name: string
  sellerId: number
  userId: number | null
  type: Picture['type']
  bytes: Buffer
  /** 1 once a record has it; what no record takes goes. */
  inUse: number
  createTime: number
}

/** Not a seller's data: nothing here is reached through `Rows`. */
export const tables = {}

declare module '../../database/tables.ts' {
  interface Tables {
    picture: PictureTable
  }
}
