import { exportTimingManagement } from '@ampdeck/api/config/export-timing'
import { exportState } from '@ampdeck/api/enumerations/system'
import { mayCall, seesAllOf } from '../../access/caller.ts'
import { findCaller } from '../../access/caller-of.ts'
import type { Platform } from '../../database/platform.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { sendFile } from '../../files/file-answer.ts'
import { storedParts, storedSize } from '../../files/stored-file.store.ts'
import { ticketHashOf } from '../../files/ticket.ts'
import { failures } from '../../foundation/failure.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { timedReport } from './timed-report.ts'
import * as timings from './timing.service.ts'

/** Reports by the clock, and the link of their mails. */
export const routes: Routes = (app, server) => {
  serve(app, server, exportTimingManagement, {
    pages: (request) => timings.pages(request),
    getByName: (request) => timings.getByName(request),
    updateOrSave: (request) => timings.updateOrSave(request),
    delete: (request) => timings.remove(request),
    items: (request) => timings.items(request),
  })

  for (const prefix of ['', '/api']) {
    app.get(`${prefix}/config-service/exportTimingManagement/file`, async (request, reply) => {
      const { ticket } = request.query as { ticket?: unknown }
      const file = typeof ticket === 'string' ? await findFile(server, ticket) : undefined
      const size = file && (await storedSize(server.db, file))
      if (!file || size === undefined) throw failures.notFound()
      return sendFile(reply, { name: file.fileName, bytes: size, content: storedParts(server.db, file) })
    })
  }
}

/**
 * The file that a ticket opens. The receivers of a mail need no account; what they get is the owner's to give, so it
 * ends with the owner's right, and with the first station or fleet of it that the owner sees no more.
 */
async function findFile({ db }: Platform, ticket: string) {
  const file = await db
    .selectFrom('timingItem as run')
    .innerJoin('exportTiming as timing', sameSeller('timing.id', 'run.timingId'))
    .innerJoin('exportFile as file', sameSeller('file.id', 'run.exportFileId'))
    .select([
      'file.sellerId',
      'file.id',
      'file.fileName',
      'file.scope',
      'timing.createUser',
      'timing.exportUrl',
    ])
    .where('run.ticketHash', '=', ticketHashOf(ticket))
    .where('run.state', '=', exportState.code.downloadable)
    .where('file.deleted', '=', 0)
    .executeTakeFirst()
  if (!file) return undefined
  const owner = await findCaller(db, { sellerId: file.sellerId, userId: file.createUser ?? 0 })
  const report = await timedReport(file.exportUrl)
  if (!owner || !report || !mayCall(owner.grants, report.call.permission)) return undefined
  const sees = file.scope === null || seesAllOf(owner.scope, { sellerId: file.sellerId, ...file.scope })
  return sees ? file : undefined
}
