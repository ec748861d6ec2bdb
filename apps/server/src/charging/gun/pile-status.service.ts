import { gunStatus, pileStatus } from '@ampdeck/api/enumerations/equipment'
import { troublesAt } from '../../alarm/incident/alarm.service.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { ChargePoint, GunReport } from '../../device/charge-point.ts'
import { publishPile } from '../record/event.store.ts'
import type { Place } from '../record/place.store.ts'
import { timeOf } from '../record/time-of.ts'
import { endHolds } from '../reservation/reservation.service.ts'
import { reportTrouble } from './trouble.service.ts'

const OFFLINE = gunStatus.code.offline
const { online: ONLINE, disabled: DISABLED, notCommissioned: NOT_COMMISSIONED } = pileStatus.code

/** Connector 0 speaks for the pile itself: whether it serves, and what is the matter with it. */
export async function reportPile(context: Platform, at: ChargePoint, report: GunReport): Promise<void> {
  const { sellerId, stationId, pileId } = at
  await setService(context, at, report.unavailable === true)
  if (report.unavailable) await endHolds(context, { sellerId, pileId, connector: 0 }, 'disabled')
  const pile = { sellerId, stationId, pileId, gunId: null }
  const known = await troublesAt(context, pile)
  await reportTrouble(context, pile, known, { ...report, ts: timeOf(report.ts, context.now()) })
}

/** A pile of which every gun is out of service is disabled; one that serves again is online. */
export async function serviceByGuns(context: Platform, place: Place, unavailable: boolean): Promise<void> {
  const { sellerId, pileId } = place
  if (!unavailable && place.pileStatus !== DISABLED) return
  const others = await ofSeller(context.db, sellerId)
    .from('gun')
    .select('status')
    .where('pileId', '=', pileId)
    .where('id', '<>', place.gunId)
    .execute()
  await setService(context, place, unavailable && others.every(({ status }) => status === OFFLINE))
}

async function setService(
  context: Platform,
  { sellerId, pileId }: Pick<Place, 'sellerId' | 'pileId'>,
  isDisabled: boolean,
): Promise<void> {
  const status = isDisabled ? DISABLED : ONLINE
  const { numUpdatedRows } = await ofSeller(context.db, sellerId)
    .update('pile')
    .set({ status })
    .where('id', '=', pileId)
    .where('status', 'not in', [status, NOT_COMMISSIONED])
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await publishPile(context, { sellerId, pileId })
}
