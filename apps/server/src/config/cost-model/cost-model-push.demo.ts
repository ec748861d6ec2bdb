import { pushStatus } from '@ampdeck/api/enumerations/interface'
import { costModelState, costModelTarget } from '@ampdeck/api/enumerations/tariff'
import { MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'

const { pending, failed, success, unknown: CANCELLED } = pushStatus.code
const { issued: ISSUED, cancelled } = costModelState.code
/** Every seventh station had piles that were away when the last prices came. */
const EVERY = 7
const AWAY = 2

/** Each version at each station that it was issued to, with what became of it. */
export const part: DemoPart = {
  name: 'costModelPushes',
  after: ['costModels', 'stations', 'piles'],
  async prepare({ now }, { db, copy }) {
    const found = await db
      .selectFrom('costModelVersion as version')
      .innerJoin('station', (on) =>
        on
          .onRef('station.sellerId', '=', 'version.sellerId')
          .onRef('station.costModelId', '=', 'version.costModelId'),
      )
      .select(['version.sellerId', 'version.id as versionId', 'version.no', 'version.state'])
      .select(['version.costModelId', 'version.effectiveTime', 'station.id as stationId'])
      .select('station.createTime as opened')
      .select(
        sql<number>`(select count(*) from pile where pile.seller_id = station.seller_id
          and pile.station_id = station.id)`.as('piles'),
      )
      .orderBy('version.effectiveTime')
      .orderBy('station.id')
      .execute()
    const rows = found.map(({ no, state, opened, piles, ...version }, index) => {
      // A station takes the prices of the day on which it opens.
      const effectiveTime = Math.max(version.effectiveTime, opened)
      const isPushed = effectiveTime <= now && state !== cancelled
      const isLast = state === ISSUED && isPushed
      const refused = isLast && index % EVERY === 0 ? Math.min(AWAY, piles) : 0
      return {
        ...standard(version.sellerId, 'costModelPush', index + 1, Math.min(effectiveTime, now)),
        ...version,
        effectiveTime,
        versionNo: no,
        targetKind: costModelTarget.code.station,
        targetId: version.stationId,
        pushStatus: state === cancelled ? CANCELLED : isPushed ? (refused > 0 ? failed : success) : pending,
        piles: isPushed ? piles : 0,
        accepted: isPushed ? piles - refused : 0,
        refused,
        tries: isPushed ? 1 : 0,
        message: refused > 0 ? 'device.offline' : null,
        batchId: null,
        pushTime: isPushed ? effectiveTime + MINUTE : null,
      }
    })
    await copy('costModelPush', rows)
  },
}
