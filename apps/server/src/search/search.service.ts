import { isGranted } from '@ampdeck/api/menu/grant-keys'
import { foundRecords, type RecordKind, recordKinds, type search } from '@ampdeck/api/system/search'
import type { Caller } from '../access/caller.ts'
import { registryOf } from '../foundation/find-exports.ts'
import type { Request } from '../http/context.ts'
import type { RecordSearch } from './record-search.ts'

/** How each kind is found: the export `search` of each file `*.search.ts`. */
const searches = registryOf<RecordSearch, RecordKind>('search', 'search', ({ kind }) => kind)

/** The closest records of each kind that the caller may open, all kinds at once. */
export async function findRecords({ rows, caller, input }: Request<typeof search.records>) {
  const { text, kinds = recordKinds } = input
  const found = await searches()
  const asked = recordKinds.filter((kind) => kinds.includes(kind) && mayFind(caller, kind))
  const hits = await Promise.all(asked.map((kind) => found.get(kind)?.find(rows, text, caller) ?? []))
  return { records: hits.flat() }
}

/** Whoever may open no page of a kind finds no record of it. */
function mayFind({ grants }: Caller, kind: RecordKind): boolean {
  return foundRecords[kind].pages.some((page) => isGranted(grants, page))
}
