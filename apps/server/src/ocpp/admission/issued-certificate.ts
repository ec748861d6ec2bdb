import { DAY, formatDate } from '@ampdeck/api/time'
import { raiseAlarm, recoverAlarm } from '../../alarm/incident/alarm.service.ts'
import type { Platform } from '../../database/platform.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
import { recordFacts } from './charge-point.store.ts'
import type { PileCertificate } from './pile-ca.ts'

const WITHIN_MS = 60_000
/** A pile asks for its next certificate long before: that it did not is worth a look. */
const SOON_MS = 30 * DAY
const CODE = 'CertificateEnds'

/** Piles whose certificate ends soon and that have not asked for another one. */
export async function watchCertificates(platform: Platform): Promise<void> {
  const ts = platform.now()
  const ending = await platform.db
    .selectFrom('chargePoint as point')
    .innerJoin('pile', sameSeller('pile.id', 'point.pileId'))
    .select(['point.sellerId', 'pile.stationId', 'point.pileId', 'point.certificateEnd'])
    .where('point.certificateEnd', '<', ts + SOON_MS)
    .where('pile.deleted', '=', 0)
    .execute()
  for (const { certificateEnd, ...place } of ending)
    await inTransaction(platform.db, WITHIN_MS, (db) =>
      raiseAlarm(
        { ...platform, db },
        { ...place, gunId: null, ts, code: CODE, info: formatDate(certificateEnd ?? ts) },
      ),
    )
}

/** A pile has taken its new certificate. */
export async function recordCertificate(
  platform: Platform,
  at: ChargePoint,
  { serial: certificateSerial, notAfter: certificateEnd }: PileCertificate,
): Promise<void> {
  const { sellerId, stationId, pileId } = at
  await recordFacts(platform.db, at, { certificateSerial, certificateEnd })
  await inTransaction(platform.db, WITHIN_MS, (db) =>
    recoverAlarm(
      { ...platform, db },
      { sellerId, stationId, pileId, gunId: null, ts: platform.now(), code: CODE },
    ),
  )
}
