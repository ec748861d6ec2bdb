import type { SignedDocument, SignedValues } from '@ampdeck/api/bill/signed-value'
import { signedPlace, signedState } from '@ampdeck/api/enumerations/signed'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { ocmfOf } from './ocmf.ts'
import { publicKeyOf } from './public-key.ts'
import { type BilledCharge, comparedWith } from './signed-marks.ts'

type Document = z.output<typeof SignedDocument>
type Values = z.output<typeof SignedValues>

const { verified, wrong, keyUnknown, unreadable, algorithmUnknown } = signedState.code
/** The worst first. */
const RANK = [wrong, unreadable, algorithmUnknown, keyUnknown, verified] as const

interface Known extends BilledCharge {
  id: number
  sellerId: number
}

/** What the meter has signed of an order, what became of its check, and in what it differs from the bill. */
export async function signedValuesOf(db: Kysely<Tables>, order: Known): Promise<Values | null> {
  const rows = await ofSeller(db, order.sellerId)
    .from('signedValue')
    .selectAll()
    .where('orderId', '=', order.id)
    .orderBy('ts')
    .orderBy('seq')
    .execute()
  if (rows.length === 0) return null
  const parsed = rows.map(({ text }) => ocmfOf(text))
  const documents = rows.map(
    (
      { seq, place, state, receivedTime, format, text, publicKey, claimedKey, fingerprint },
      index,
    ): Document => ({
      ...{ seq, place, state, receivedTime, format, text, fingerprint },
      algorithm: parsed[index]?.algorithm ?? null,
      page: parsed[index]?.page ?? null,
      meterSerial: parsed[index]?.meterSerial ?? null,
      publicKey: publicKey ?? (claimedKey === null ? null : (publicKeyOf(claimedKey)?.der ?? null)),
    }),
  )
  const deciding = documents.filter(({ place }) => place !== signedPlace.code.during)
  const states = (deciding.length > 0 ? deciding : documents).map(({ state }) => state)
  return {
    state: RANK.find((state) => states.includes(state)) ?? unreadable,
    ...comparedWith(
      order,
      parsed.filter((one) => one !== undefined),
      rows.some((row) => row.isOtherKey === 1),
    ),
    documents,
  }
}
