import { pileLog } from '@ampdeck/api/operation/pile-log'
import type { FastifyInstance } from 'fastify'
import { mayCall } from '../../access/caller.ts'
import { readCaller } from '../../access/session.store.ts'
import type { Platform } from '../../database/platform.ts'
import { Rows } from '../../database/rows.ts'
import { sendFile } from '../../files/file-answer.ts'
import { failures } from '../../foundation/failure.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './pile-log.report.ts'
import * as logs from './pile-log.service.ts'
import { receive } from './pile-log-file.store.ts'

/** A pile packs weeks of logs into a few megabytes. */
const MAX_LOG_BYTES = 50 * 1_048_576

export const routes: Routes = (app, server) => {
  serve(app, server, pileLog, {
    page: ({ rows, input }) => logs.page(rows, input),
    fetch: (request) => logs.fetchLog(request, server.settings.publicUrl),
    files: ({ rows, input }) => logs.filesPage(rows, input),
    export: (request) => startExport(request, server.jobs, report),
  })
  serveFiles(app, server)
  app.register((upload) => acceptFiles(upload, server))
}

/** Files for people with a token who may open the page. */
function serveFiles(app: FastifyInstance, platform: Platform): void {
  for (const prefix of ['', '/api']) {
    app.get(`${prefix}/operation-service/pileLog/file`, async (request, reply) => {
      const caller = await readCaller(platform, request)
      if (!mayCall(caller.grants, pileLog.files.permission)) throw failures.forbidden()
      const { id } = request.query as { id?: unknown }
      const rows = new Rows(platform.db, caller.scope, {
        now: platform.now(),
        userId: caller.userId,
        newId: platform.newId,
      })
      const number = typeof id === 'string' && /^\d{1,16}$/.test(id) ? Number(id) : Number.NaN
      return sendFile(reply, await logs.fileOf(rows, number))
    })
  }
}

/** Files from piles: whatever they call its type, the body is the file. The address is the secret, and good once. */
async function acceptFiles(app: FastifyInstance, platform: Platform): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_LOG_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  for (const url of [`/${logs.UPLOAD_PATH}/:ticket`, `/${logs.UPLOAD_PATH}/:ticket/*`]) {
    app.route({
      method: ['PUT', 'POST'],
      url,
      bodyLimit: MAX_LOG_BYTES,
      config: { rateLimit: {} },
      handler: async (request, reply) => {
        const { ticket, '*': name = '' } = request.params as { ticket: string; '*'?: string }
        const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const isTaken = await platform.db
          .transaction()
          .execute((db) => receive(db, { ticket, name: name || 'log', content, now: platform.now() }))
        return reply.status(isTaken ? 200 : 404).send()
      },
    })
  }
}
