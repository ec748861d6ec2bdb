import { visible } from '@ampdeck/validation/plain'
import { z } from 'zod'
import { service } from '../contract.ts'
import type { FoundRecord } from '../found-record.ts'
import * as records from '../record-index.ts'
import { Id } from '../wire.ts'

/** A kind of record that is found by its number, as the files `*.record.ts` declare them. */
export type RecordKind = keyof typeof records

/** Each kind with its pages, its states and its words. */
export const foundRecords: Readonly<Record<RecordKind, FoundRecord>> = records

/** All kinds, in the order in which they are shown. */
export const recordKinds = (Object.keys(foundRecords) as RecordKind[]).toSorted(
  (one, other) => foundRecords[one].rank - foundRecords[other].rank,
)

export const RecordHit = z.object({
  kind: z.enum(recordKinds),
  id: Id,
  /** A station's and a pile's code, a member's number, an order's number. */
  number: z.string(),
  /** A station's and a member's name; of a pile and an order that of their station. */
  name: z.string(),
  nameEn: z.string().nullable(),
  /** A member's mobile number, masked for those who may not open members. */
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
        text: z.string().overwrite(visible).min(1).max(50),
        /** Only these; absent means all. */
        kinds: z.array(z.enum(recordKinds)).max(recordKinds.length).optional(),
      }),
    )
    .gives(z.object({ records: z.array(RecordHit) })),
}

export type RecordHit = z.input<typeof RecordHit>
