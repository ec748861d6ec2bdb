import type { Picture } from '../../system/account/picture/picture.ts'

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
