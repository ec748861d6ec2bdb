import { firmwareTaskState } from '@ampdeck/api/enumerations/equipment'
import { pushStatus } from '@ampdeck/api/enumerations/interface'
import { HOUR, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'

const STARTED = parseTimestamp('2026-05-20')
const { done, stopped, cancelled } = firmwareTaskState.code
const { pending, failed, success, unknown: CANCELLED } = pushStatus.code

/** Campaigns that are over, one of each end: how many piles succeeded, failed, and were never asked. */
const tasks = [
  { state: stopped, firmware: 1, version: '1.4.0', counts: [3, 3, 6] },
  { state: done, firmware: 2, version: '1.4.2', counts: [11, 1, 0] },
  { state: cancelled, firmware: 2, version: '1.4.2', counts: [2, 0, 5] },
] as const

export const part: DemoPart = {
  name: 'firmwareTasks',
  after: ['firmwares'],
  async prepare(_world, { db, copy }) {
    const piles = await db
      .selectFrom('pile')
      .select(['id', 'stationId'])
      .where('sellerId', '=', SKYLINE)
      .orderBy('id')
      .limit(12)
      .execute()
    await copy(
      'firmwareTask',
      tasks.map(({ state, firmware }, index) => ({
        ...standard(SKYLINE, 'firmwareTask', index + 1, STARTED + index * 24 * HOUR),
        ...{ firmwareId: demoId(SKYLINE, 'firmware', firmware), mode: 3, startTime: null, state },
        ...{ rateLimit: 20, maxFailPercent: 20 },
      })),
    )
    const pushes = tasks.flatMap(({ state, version, counts: [good, bad, left] }, index) =>
      piles.slice(0, good + bad + left).map(({ id: pileId, stationId }, place) => {
        const at = STARTED + index * 24 * HOUR + place * MINUTE
        const isAsked = place < good + bad
        const isGood = place < good
        const open = state === cancelled ? CANCELLED : pending
        return {
          ...standard(SKYLINE, 'firmwarePush', index * 100 + place + 1, at),
          ...{ taskId: demoId(SKYLINE, 'firmwareTask', index + 1), stationId, pileId },
          ...{ fromVersion: '1.3.9', toVersion: version, ticket: null, commandId: null },
          pushStatus: isGood ? success : isAsked ? failed : open,
          progress: isGood ? 100 : isAsked ? 50 : 0,
          tries: isAsked ? 1 : 0,
          message: isGood ? 'Installed' : isAsked ? 'InstallationFailed' : null,
          sentTime: isAsked ? at : null,
          endTime: isAsked ? at + 4 * MINUTE : null,
        }
      }),
    )
    await copy('firmwarePush', pushes)
  },
}
