import { createECDH, createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { meterKeySource, signedPlace } from '@ampdeck/api/enumerations/signed'
import { DAY, formatTimestamp } from '@ampdeck/api/time'
import { idAt } from '../../database/ids.ts'
import type { DemoPart, Sink } from '../../demo/part.ts'
import { demoId } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { checked, type KnownKey } from './check-signature.ts'
import { ocmfOf } from './ocmf.ts'
import { publicKeyOf } from './public-key.ts'

/** For so long orders of a few guns are signed. */
const SIGNED_MS = 14 * DAY
const KNOWN_MS = 60 * DAY
const MAX_ORDERS = 60
/** One of so many was changed after it had been signed. */
const CHANGED = 11
const { begin: BEGIN, end: END } = signedPlace.code

/** A gun whose meter signs; the key of every second one is not on record. */
interface SigningGun {
  id: number
  sellerId: number
  stationId: number
  pileId: number
  serial: string
  privateKey: KeyObject
  known: KnownKey[]
}

/** What the meters of a few guns have signed: verified, one wrong, and some whose key is not known. */
export const part: DemoPart = {
  name: 'signedValues',
  after: ['orderTraces'],
  async extend(world, sink, span) {
    const from = Math.max(span.from, world.anchor - SIGNED_MS)
    if (from >= span.to) return
    for (const sellerId of [SKYLINE, RIVERSIDE])
      for (const gun of await signingGuns(sink, sellerId, world.anchor))
        await addDocuments(sink, gun, { from, to: span.to })
  },
}

async function signingGuns({ db }: Sink, sellerId: number, anchor: number): Promise<SigningGun[]> {
  const guns = await db
    .selectFrom('gun')
    .select(['id', 'sellerId', 'stationId', 'pileId'])
    .where('sellerId', '=', sellerId)
    .where('deleted', '=', 0)
    .orderBy('id')
    .limit(2)
    .execute()
  const signing: SigningGun[] = []
  for (const [index, gun] of guns.entries()) {
    const serial = `EM${String(gun.id).padStart(12, '0')}`
    const { privateKey, publicKey } = pairOf(serial)
    const key = publicKeyOf(publicKey.export({ type: 'spki', format: 'der' }).toString('hex'))
    const known = key && index === 0 ? [{ ...key, meterSerial: serial }] : []
    for (const { der, curve, fingerprint, meterSerial } of known) {
      const since = anchor - KNOWN_MS
      const created = { createTime: since, updateTime: since, createUser: null, updateUser: null }
      await db
        .insertInto('meterKey')
        .values({
          ...{ id: demoId(sellerId, 'meterKey', index + 1), ...created, sellerId, gunId: gun.id },
          ...{
            stationId: gun.stationId,
            pileId: gun.pileId,
            publicKey: der,
            curve,
            fingerprint,
            meterSerial,
          },
          ...{ source: meterKeySource.code.configuration, remark: null, endTime: null },
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    signing.push({ ...gun, serial, privateKey, known })
  }
  return signing
}

async function addDocuments(
  { db }: Sink,
  gun: SigningGun,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const orders = await db
    .selectFrom('chargeOrder')
    .select(['id', 'startTime', 'endTime', 'meterStart', 'meterStop'])
    .where('sellerId', '=', gun.sellerId)
    .where('gunId', '=', gun.id)
    .where('id', '>=', idAt(from))
    .where('id', '<', idAt(to))
    .where('orderStatus', '=', orderStatus.code.finished)
    .where('transactionId', 'is', null)
    .where('energyWh', '>', 0)
    .where('unplugTime', 'is not', null)
    .orderBy('id')
    .limit(MAX_ORDERS)
    .execute()
  const rows = orders.flatMap(({ id, startTime, endTime, meterStart, meterStop }, index) => {
    if (endTime === null || meterStop === null) return []
    const readings = [
      { place: BEGIN, reason: 'B', ts: startTime, wh: meterStart },
      { place: END, reason: 'E', ts: endTime, wh: meterStop },
    ]
    return readings.map(({ place, reason, ts, wh }, nth) => {
      const document = documentOf(gun, { page: 2 * index + nth + 1, reason, ts, wh })
      const isChanged = place === END && index % CHANGED === 2
      const text = isChanged ? document.replace(kwh(wh), kwh(wh + 1_000)) : document
      const { state, key } = checked(ocmfOf(text), gun.known, null)
      return {
        ...{ sellerId: gun.sellerId, orderId: id, gunId: gun.id, seq: nth + 1, place, ts, receivedTime: ts },
        ...{
          digest: createHash('sha256').update(text).digest('hex'),
          format: 'OCMF',
          text,
          claimedKey: null,
        },
        ...{ state, publicKey: key?.der ?? null, fingerprint: key?.fingerprint ?? null },
      }
    })
  })
  if (rows.length === 0) return
  await db
    .insertInto('signedValue')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const kwh = (wh: number) => (wh / 1_000).toFixed(3)

function documentOf(
  { serial, privateKey }: SigningGun,
  { page, reason, ts, wh }: { page: number; reason: string; ts: number; wh: number },
): string {
  const time = `${formatTimestamp(ts).replace(' ', 'T')},000+0800 S`
  const payload = [
    `{"FV":"1.0","GI":"Ampdeck demo","GS":"${serial}","PG":"T${page}","MV":"Demo","MM":"EM-1","MS":"${serial}"`,
    `"IS":false,"IT":"NONE"`,
    `"RD":[{"TM":"${time}","TX":"${reason}","RV":${kwh(wh)},"RI":"1-0:1.8.0","RU":"kWh","ST":"G"}]}`,
  ].join(',')
  const signature = sign('sha256', Buffer.from(payload), privateKey).toString('hex')
  return `OCMF|${payload}|{"SA":"ECDSA-secp256r1-SHA256","SD":"${signature}"}`
}

/** The keys of a demo meter: the same each time, and no secret. */
function pairOf(serial: string): { privateKey: KeyObject; publicKey: KeyObject } {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(createHash('sha256').update(`demo meter ${serial}`).digest())
  const point = ecdh.getPublicKey()
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', d: ecdh.getPrivateKey('base64url'), x: part(1), y: part(33) }
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' })
  return { privateKey, publicKey: createPublicKey(privateKey) }
}
