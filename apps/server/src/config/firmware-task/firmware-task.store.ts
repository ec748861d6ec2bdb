import { type firmwarePush, type firmwareTask, PushFilter } from '@ampdeck/api/config/firmware-task'
import { pushStatus } from '@ampdeck/api/enumerations/interface'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { among, where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'
import { MAX_TRIES } from './firmware-wave.ts'

type TaskRequest = z.output<typeof firmwareTask.page.input>
type PushRequest = z.output<typeof firmwarePush.page.input>

const { pushing, rePushing, failed, success } = pushStatus.code
const pushesWhere = (condition: RawBuilder<unknown>) => sql<number>`(select count(*) from firmware_push p
  where p.seller_id = firmware_task.seller_id and p.task_id = firmware_task.id and p.deleted = 0 and ${condition})`
const counted = (...codes: number[]) => pushesWhere(sql`p.push_status in (${sql.join(codes)})`)

function tasks(rows: Rows) {
  return rows
    .from('firmwareTask')
    .innerJoin('firmware', sameSeller('firmware.id', 'firmwareTask.firmwareId'))
    .selectAll('firmwareTask')
    .select(['firmware.name as firmwareName', 'firmware.versionNo'])
    .select([pushesWhere(sql`true`).as('total'), counted(success).as('succeeded')])
    .select([counted(failed).as('failed'), counted(pushing, rePushing).as('underWay')])
    .select(pushesWhere(sql`p.push_status = ${failed} and p.tries < ${MAX_TRIES}`).as('repeatable'))
}

export function page(rows: Rows, request: TaskRequest) {
  const query = tasks(rows)
    .where(among('firmwareTask.state', request.state))
    .where(among('firmwareTask.firmwareId', request.firmwareId))
  const order = orderOf(request, 'firmwareTask', { by: 'firmwareTask.createTime', order: 'desc' })
  return readPage(rows.db, query, request, { ...order, id: 'firmwareTask.id' })
}

export async function byId(rows: Rows, id: number) {
  const found = await tasks(rows).where('firmwareTask.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

/** The piles of campaigns; the station scope cuts them. */
export function pushes(rows: Rows, request: PushRequest) {
  const query = rows
    .from('firmwarePush')
    .innerJoin('pile', sameSeller('pile.id', 'firmwarePush.pileId'))
    .innerJoin('station', sameSeller('station.id', 'firmwarePush.stationId'))
    .selectAll('firmwarePush')
    .select(['pile.code as pileCode', 'station.name as stationName', 'station.nameEn as stationNameEn'])
    .where(where(PushFilter, request, 'firmwarePush', { pileCode: 'pile.code' }))
  const order = orderOf(request, 'firmwarePush', { by: 'firmwarePush.createTime', order: 'desc' })
  return readPage(rows.db, query, request, { ...order, id: 'firmwarePush.id' })
}
