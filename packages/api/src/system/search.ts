import { z } from 'zod'
import { service } from '../contract.ts'
import { Id } from '../wire.ts'
import type { PageId } from './menu-tree.ts'

/** The records that are found by their number. */
export const recordKinds = ['station', 'pile', 'member', 'order'] as const
export type RecordKind = (typeof recordKinds)[number]

/** The pages that show a kind, its own page before its list; whoever may open one of them may find the records. */
export const recordPages: Readonly<Record<RecordKind, readonly PageId[]>> = {
  station: ['StationMonitorDetail', 'stationList'],
  pile: ['PileMonitorDetail', 'pileList'],
  member: ['memberDetail', 'memberList'],
  order: ['chargeOrder'],
}

export const RecordHit = z.object({
  kind: z.enum(recordKinds),
  id: Id,
  /** A station's and a pile's code, a member's number, an order's number. */
  number: z.string(),
  /** A station's and a member's name; of a pile and an order that of their station. */
  name: z.string(),
  nameEn: z.string().nullable(),
  /** A member's mobile number, masked for those who may not open members (domain.md §3.3). */
  phone: z.string().nullable(),
  /** The kind's own status. */
  status: z.int(),
  /** The station that a pile and an order belong to. */
  stationId: Id.nullable(),
})

const at = service('system-service/search')

export const search = {
  /**
   * Records whose number begins with a text, or else holds it, of every kind whose list the caller may open: for
   * each kind the closest few, exact numbers first.
   */
  records: at('records', 'signedIn')
    .takes(
      z.object({
        text: z.string().trim().min(1).max(50),
        /** Only these; absent means all. */
        kinds: z.array(z.enum(recordKinds)).max(recordKinds.length).optional(),
      }),
    )
    .gives(z.object({ records: z.array(RecordHit) })),
}

export type RecordHit = z.input<typeof RecordHit>
