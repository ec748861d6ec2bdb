import type { Picture } from './picture.ts'

/** Kinds of records that have pictures. */
export type PictureRecord =
  | 'station'
  | 'seller'
  | 'workOrder'
  | 'feedback'
  | 'comment'
  | 'vehicleCertification'

/** A picture that belongs to a record; the record has its address. */
export interface PictureTable {
  /** Random, so that only who was told the address finds it; with the ending of its type. */
  name: string
  sellerId: number
  userId: number | null
  /** Empty where it is from a time before this was known: then it is its uploader's alone. */
  partOf: PictureRecord | ''
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
