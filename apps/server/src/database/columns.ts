import type { CodeOf } from '@ampdeck/api/enumeration'
import type { ColumnType, Generated } from 'kysely'

/** Standard columns (domain.md §1). */
export interface Standard {
  id: number
  sellerId: number
  createTime: number
  updateTime: number
  createUser: number | null
  updateUser: number | null
  deleted: Generated<number>
  version: Generated<number>
}

export type Json<T> = ColumnType<T, string, string>
/** A code of an enumeration: the contract lets no other in, so none comes out. */
export type Code<Enumeration> = ColumnType<CodeOf<Enumeration>, number, number>
/** 0 or 1. */
export type Flag = ColumnType<0 | 1, number | undefined, number>
/** `bigint[]` and `text[]`. */
export type List<T> = ColumnType<T[], T[] | undefined, T[]>
