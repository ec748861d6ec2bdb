import type { Call } from '@ampdeck/api/contract'
import type { Caller } from '../../access/caller.ts'
import type { Rows } from '../../database/rows.ts'
import { registryOf } from '../../foundation/find-exports.ts'
import type { PictureRecord } from './picture.table.ts'

/** Who reads the pictures of a kind of record: whoever reads the record. A file `*.pictures.ts` says it. */
export interface PictureReaders {
  partOf: PictureRecord
  /** The call that gives the record to them. */
  call: Call
  /** Whether this caller may read a record that has this picture. */
  mayRead(reader: { rows: Rows; caller: Caller }, url: string): Promise<boolean>
}

export const readersOf = registryOf<PictureReaders, PictureRecord>(
  'pictures',
  'pictures',
  ({ partOf }) => partOf,
)

/** What the members' app and every log-in page show. */
const everybodys: ReadonlySet<string> = new Set<PictureRecord>(['station', 'seller'])

export const isForEverybody = (partOf: string) => everybodys.has(partOf)
