import { createHash } from 'node:crypto'
import { meterKeySource, signedPlace, signedState } from '@ampdeck/api/enumerations/signed'
import { sql } from 'kysely'
import { raiseAlarm, recoverAlarm } from '../../alarm/incident/alarm.service.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { ChargePoint, SignedReport } from '../../device/charge-point.ts'
import { timeOf } from '../record/time-of.ts'
import { type Transaction, transactionOf } from '../record/transaction.store.ts'
import { type Checked, checked } from './check-signature.ts'
import { addReportedKey, bindToMeter, type GunPlace, keysOf, uncheckedOf } from './meter-key.store.ts'
import { type Ocmf, ocmfOf, placeOf } from './ocmf.ts'
import { publicKeyOf } from './public-key.ts'

/** Of one order are kept; begin and end always. */
const MAX_DOCUMENTS = 200
/** A document of a long charge with every reading in it has some ten thousand characters. */
const MAX_TEXT = 65_536
const ALARM = 'SignatureWrong'
const { during: DURING, end: END } = signedPlace.code
const { verified: VERIFIED, wrong: WRONG } = signedState.code

/** Keeps what the meter of a charge has signed, and checks it by the keys of its gun. */
export async function keepSigned(context: Platform, at: ChargePoint, report: SignedReport): Promise<void> {
  const charge = await chargeOf(context, at, report)
  if (!charge) return
  for (const value of report.values) {
    const text = value.text.slice(0, MAX_TEXT)
    const ocmf = ocmfOf(text)
    const ts = timeOf(value.ts, context.now())
    const result = await checkedAt(context, charge, { ocmf, ts, claimed: value.publicKey ?? null })
    const place = (ocmf && placeOf(ocmf)) ?? value.place
    const isNew = await store(context, charge, { ...value, text, ts, place }, result)
    if (isNew && place === END) await judge(context, charge, result.state, ts)
  }
}

/** The charge that is named, else the only one that may be meant: the running one, or the last of its connector. */
async function chargeOf(
  { db }: Platform,
  at: ChargePoint,
  { transactionId, connector, values }: SignedReport,
): Promise<Transaction | undefined> {
  const named =
    transactionId === undefined ? undefined : await transactionOf(db, at, transactionId, values.at(-1)?.ts)
  if (named) return named.refusal === null ? named : undefined
  const gunId = at.guns.find((gun) => gun.connector === connector)?.id
  if (gunId === undefined && at.guns.length !== 1) return undefined
  return ofSeller(db, at.sellerId)
    .from('chargeTransaction')
    .selectAll()
    .where('gunId', '=', gunId ?? at.guns[0]?.id ?? 0)
    .where('refusal', 'is', null)
    .orderBy(sql`end_time is not null`)
    .orderBy('startTime', 'desc')
    .executeTakeFirst()
}

interface ToCheck {
  ocmf: Ocmf | undefined
  ts: number
  claimed: string | null
}

/** The first key that a gun's pile names, and that has signed what it names it with, is taken for the meter's. */
async function checkedAt(
  context: Platform,
  charge: GunPlace,
  { ocmf, ts, claimed }: ToCheck,
): Promise<Checked> {
  const known = await keysOf(context.db, charge, ts)
  const result = checked(ocmf, known, claimed)
  const meterSerial = ocmf?.meterSerial ?? null
  if (result.state === VERIFIED && result.key && meterSerial)
    await bindToMeter(context.db, charge, result.key.fingerprint, meterSerial)
  if (known.length > 0 || !result.key) return result
  const source = meterKeySource.code.report
  const isAdded = await addReportedKey(context, charge, result.key, { source, meterSerial })
  return isAdded ? { ...result, state: VERIFIED } : result
}

interface Kept {
  text: string
  ts: number
  place: number
  format: string
  publicKey?: string
}

async function store(
  { db, now }: Platform,
  { sellerId, orderId, gunId }: Transaction,
  { text, ts, place, format, publicKey }: Kept,
  { state, key, isOtherKey }: Checked,
): Promise<boolean> {
  const { last, count } = await ofSeller(db, sellerId)
    .from('signedValue')
    .select(({ fn }) => [fn.max('seq').as('last'), fn.countAll<number>().as('count')])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  if (count >= MAX_DOCUMENTS && place === DURING) return false
  const added = await db
    .insertInto('signedValue')
    .values({
      ...{ sellerId, orderId, gunId, seq: (last ?? 0) + 1, place, ts, receivedTime: now(), format, text },
      digest: createHash('sha256').update(text).digest('hex'),
      ...{ claimedKey: publicKey ?? null, state, isOtherKey: isOtherKey ? (1 as const) : (0 as const) },
      ...{ publicKey: key?.der ?? null, fingerprint: key?.fingerprint ?? null },
    })
    .onConflict((conflict) => conflict.columns(['sellerId', 'orderId', 'digest']).doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

/** A signature at the end that does not fit is an alarm of its gun, until an end fits again. */
async function judge(context: Platform, charge: GunPlace, state: number, ts: number): Promise<void> {
  const { sellerId, stationId, pileId, gunId } = charge
  const place = { sellerId, stationId, pileId, gunId, ts }
  if (state === WRONG) await raiseAlarm(context, { ...place, code: ALARM })
  else if (state === VERIFIED) await recoverAlarm(context, { ...place, code: ALARM })
}

/** A key of a gun has become known: what waited for it is checked. */
export async function checkAgain(context: Platform, gun: GunPlace): Promise<void> {
  for (const { orderId, seq, text, ts, claimedKey } of await uncheckedOf(context.db, gun)) {
    const known = await keysOf(context.db, gun, ts)
    const ocmf = ocmfOf(text)
    const { state, key, isOtherKey } = checked(ocmf, known, claimedKey)
    if (state === VERIFIED && key && ocmf?.meterSerial)
      await bindToMeter(context.db, gun, key.fingerprint, ocmf.meterSerial)
    await ofSeller(context.db, gun.sellerId)
      .update('signedValue')
      .set({ state, isOtherKey: isOtherKey ? 1 : 0 })
      .set(key ? { publicKey: key.der, fingerprint: key.fingerprint } : {})
      .where(({ and }) => and({ orderId, seq }))
      .execute()
  }
}

/** A pile says by its configuration with which key the meter of a connector signs. */
export async function keepConfiguredKey(
  context: Platform,
  at: ChargePoint,
  { connector, publicKey }: { connector: number; publicKey: string },
): Promise<void> {
  const gun = at.guns.find((one) => one.connector === connector)
  const key = publicKeyOf(publicKey)
  if (!gun || !key) return
  const { sellerId, stationId, pileId } = at
  const place = { sellerId, stationId, pileId, gunId: gun.id }
  const source = meterKeySource.code.configuration
  if (await addReportedKey(context, place, key, { source, meterSerial: null }))
    await checkAgain(context, place)
}
