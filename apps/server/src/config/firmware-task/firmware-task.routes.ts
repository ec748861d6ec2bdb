import { firmwarePush, firmwareTask, firmwareTaskLife } from '@ampdeck/api/config/firmware-task'
import { firmwareState, firmwareTaskState } from '@ampdeck/api/enumerations/equipment'
import { pushStatus } from '@ampdeck/api/enumerations/interface'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { checkStep } from '../../database/check-step.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { sendFile } from '../../files/file-answer.ts'
import { storedParts } from '../../files/stored-file.store.ts'
import { ticketHashOf } from '../../files/ticket.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './firmware-push.report.ts'
import { byId, page, pushes } from './firmware-task.store.ts'
import { DOWNLOAD_PATH, MAX_TRIES } from './firmware-wave.ts'

const { pending, rePushing, failed, pushing, unknown: CANCELLED } = pushStatus.code
const { running } = firmwareTaskState.code

export const routes: Routes = (app, server) => {
  serve(app, server, firmwareTask, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => byId(rows, input.id),
    save: (request) => save(request),
    cancel: (request) => cancel(request),
    rePush: (request) => rePush(request),
  })
  serve(app, server, firmwarePush, {
    page: ({ rows, input }) => pushes(rows, input),
    recordPage: ({ rows, input }) => pushes(rows, input),
    recordExport: (request) => startExport(request, server.jobs, report),
  })
  serveDownload(app, server)
}

async function save({ rows, input, fail }: Request<typeof firmwareTask.save>) {
  const { pileIds, ...draft } = input
  const firmware = await rows.get('firmware', draft.firmwareId)
  if (firmware.state !== firmwareState.code.released) throw fail('firmware.notReleased')
  const piles = await rows
    .from('pile')
    .where('pile.id', 'in', pileIds)
    .select(['pile.id', 'pile.stationId', 'pile.pileTypeId'])
    .select(sql<string | null>`pile.firmware->>${String(firmware.kind)}`.as('fromVersion'))
    .orderBy('pile.id')
    .execute()
  if (piles.length < new Set(pileIds).size) throw failures.notFound()
  if (piles.some(({ pileTypeId }) => !firmware.pileTypeIds.includes(pileTypeId)))
    throw fail('firmware.otherType')
  const taskId = await rows.insert('firmwareTask', { ...draft, state: running })
  for (const { id: pileId, stationId, fromVersion } of piles)
    await rows.insert('firmwarePush', {
      ...{ taskId, stationId, pileId, fromVersion, toVersion: firmware.versionNo },
      ...{ pushStatus: pending, progress: 0, tries: 0, message: null, ticket: null },
      ...{ commandId: null, sentTime: null, endTime: null },
    })
  return byId(rows, taskId)
}

async function cancel({ rows, input, now }: Request<typeof firmwareTask.cancel>) {
  const { id, sellerId } = await rows.whole('firmwareTask', input.id)
  await rows.move('firmwareTask', firmwareTaskLife.cancel, { id })
  await ofSeller(rows.db, sellerId)
    .update('firmwarePush')
    .set({ pushStatus: CANCELLED, message: 'cancelled', endTime: now, updateTime: now })
    .where('taskId', '=', id)
    .where('pushStatus', 'in', [pending, rePushing])
    .where('commandId', 'is', null)
    .execute()
  return byId(rows, id)
}

async function rePush({ rows, input, now, caller }: Request<typeof firmwareTask.rePush>) {
  const { id, sellerId } = await rows.whole('firmwareTask', input.id)
  await rows.hold('firmwareTask', id)
  checkStep(firmwareTaskLife.rePush, await byId(rows, id), caller.userId)
  await ofSeller(rows.db, sellerId)
    .update('firmwarePush')
    .set({
      ...{ pushStatus: rePushing, progress: 0, message: null, commandId: null },
      endTime: null,
      updateTime: now,
    })
    .where('taskId', '=', id)
    .where('pushStatus', '=', failed)
    .where('tries', '<', MAX_TRIES)
    .execute()
  await rows.update('firmwareTask', { id }, { state: running })
  return byId(rows, id)
}

/** The file for a pile that shows the ticket which it was given, for as long as it is being updated. */
function serveDownload(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { ticket: string } }>(`/${DOWNLOAD_PATH}/:ticket/:name`, async (request, reply) => {
    const found = await platform.db
      .selectFrom('firmwarePush as push')
      .innerJoin('firmwareTask as task', 'task.id', 'push.taskId')
      .innerJoin('firmware', 'firmware.id', 'task.firmwareId')
      .where('push.ticket', '=', ticketHashOf(request.params.ticket))
      .where('push.pushStatus', 'in', [pushing, rePushing])
      .select(['firmware.sellerId', 'firmware.id', 'firmware.fileName', 'firmware.bytes'])
      .executeTakeFirst()
    // A pile reads the status alone.
    if (!found || found.bytes === null) return reply.status(404).send()
    const { sellerId, id, fileName, bytes } = found
    return sendFile(reply, {
      name: fileName ?? 'firmware',
      bytes,
      content: storedParts(platform.db, { sellerId, id }),
    })
  })
}
