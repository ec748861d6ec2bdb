import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pileLog } from '@ampdeck/api/operation/pile-log'
import type { FastifyInstance } from 'fastify'
import { mayCall } from '../../access/caller.ts'
import { readCaller } from '../../access/session.store.ts'
import type { Platform } from '../../database/platform.ts'
import { Rows } from '../../database/rows.ts'
import { sendFile } from '../../files/file-answer.ts'
import { failureOf, failures } from '../../foundation/failure.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './pile-log.report.ts'
import * as logs from './pile-log.service.ts'
import { isWanted, receive } from './pile-log-file.store.ts'

type UploadAddress = { ticket: string; '*'?: string }

const PIECE_BYTES = 1_048_576
/** A pile packs weeks of logs into a few megabytes. */
const MAX_LOG_BYTES = 50 * 1_048_576

export const routes: Routes = (app, server) => {
  serve(app, server, pileLog, {
    page: ({ rows, input }) => logs.page(rows, input),
    fetch: (request) => logs.fetchLog(request, server.settings),
    ftp: async () => logs.ftpServer(server.settings),
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

/**
 * Files from piles: whatever they call its type, the body is the file. The address is the secret, and good once; it is
 * looked up before anything of the body is read.
 */
async function acceptFiles(app: FastifyInstance, platform: Platform): Promise<void> {
  const { uploads } = app
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  for (const url of [`/${logs.UPLOAD_PATH}/:ticket`, `/${logs.UPLOAD_PATH}/:ticket/*`]) {
    app.route({
      method: ['PUT', 'POST'],
      url,
      bodyLimit: MAX_LOG_BYTES,
      config: { rateLimit: {} },
      onRequest: async (request, reply) => {
        const { ticket } = request.params as UploadAddress
        if (!(await isWanted(platform.db, ticket))) return reply.status(404).send()
        if (Number(request.headers['content-length']) > MAX_LOG_BYTES) return reply.status(413).send()
      },
      handler: async (request, reply) => {
        const { ticket, '*': name = '' } = request.params as UploadAddress
        const stream = request.body instanceof Readable ? request.body : Readable.from([])
        const file = await uploads
          .receive(stream, { field: 'file', maxBytes: MAX_LOG_BYTES })
          .catch((error) => {
            // The rest runs out unread, so that the pile gets to read the answer.
            request.raw.unpipe()
            request.raw.resume()
            throw error
          })
        try {
          const content = createReadStream(file.path, { highWaterMark: PIECE_BYTES })
          const handed = { ticket, name: name || 'log', bytes: file.bytes, content, now: platform.now() }
          const isTaken = await platform.db.transaction().execute((db) => receive(db, handed))
          return reply.status(isTaken ? 200 : 404).send()
        } finally {
          await file.remove()
        }
      },
      // A pile reads the status alone.
      errorHandler: (error, request, reply) => {
        const { code, http } = failureOf(error, request.id)
        if (code === 500) request.log.error({ err: error }, 'a file of a pile')
        reply.status(code === 400 ? 413 : http).send()
      },
    })
  }
}
