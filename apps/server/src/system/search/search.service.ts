import { type RecordKind, recordKinds, recordPages, type search } from '@ampdeck/api/system/search'
import { type Caller, isGranted } from '../../access/caller.ts'
import type { Request } from '../../http/context.ts'
import * as store from './search.store.ts'

/** The closest records of each kind that the caller may open, all kinds at once. */
export async function findRecords({ rows, caller, input }: Request<typeof search.records>) {
  const { text, kinds = recordKinds } = input
  const isAsked = (kind: RecordKind) => kinds.includes(kind) && mayFind(caller, kind)
  const seesPhones = isGranted(caller.grants, 'memberList:get')

  const found = await Promise.all([
    isAsked('station') ? store.stations(rows, text) : [],
    isAsked('pile') ? store.piles(rows, text) : [],
    isAsked('member') ? store.members(rows, text, seesPhones) : [],
    isAsked('order') ? store.orders(rows, text) : [],
  ])
  return { records: found.flat() }
}

/** Whoever may open no page of a kind is told of no record of it. */
function mayFind({ grants }: Caller, kind: RecordKind): boolean {
  return recordPages[kind].some((page) => isGranted(grants, page))
}
