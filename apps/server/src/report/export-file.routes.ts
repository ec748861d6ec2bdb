import { createReadStream, existsSync } from 'node:fs'
import { downloadCenter, exportFileUrl } from '@ampdeck/api/config/download-center'
import { exportState } from '@ampdeck/api/enumerations/system'
import type { FastifyInstance } from 'fastify'
import { readPage } from '../database/page.ts'
import { Rows } from '../database/rows.ts'
import { failures } from '../http/failure.ts'
import type { Platform } from '../http/platform.ts'
import { serve } from '../http/serve.ts'
import { readCaller } from '../system/session.store.ts'
import { exportPath } from './export-path.ts'

const { downloadable } = exportState.code

/** The exports of the caller, and their files. Nobody gets another person's file, not even of the same seller. */
export function exportFileRoutes(app: FastifyInstance, platform: Platform, dataDirectory: string): void {
  serve(app, platform, downloadCenter, {
    exportList: async ({ rows, caller, input }) => {
      const query = rows.from('exportFile').selectAll().where('createUser', '=', caller.userId)
      const page = await readPage(rows.db, query, input, {
        by: 'exportFile.id',
        order: input.sortOrder ?? 'desc',
        id: 'exportFile.id',
      })
      const records = page.records.map((file) => ({
        ...file,
        fileUrl: file.fileState === downloadable ? exportFileUrl(file.id) : '',
      }))
      return { ...page, records }
    },
  })

  for (const prefix of ['', '/api']) {
    app.get(`${prefix}/config-service/downloadCenter/file`, async (request, reply) => {
      const caller = await readCaller(platform, request)
      const rows = new Rows(platform.db, caller.scope, {
        now: platform.now(),
        userId: caller.userId,
        newId: platform.newId,
      })
      const id = Number((request.query as { id?: unknown }).id)
      const file = Number.isSafeInteger(id) ? await rows.get('exportFile', id) : undefined
      if (!file || file.createUser !== caller.userId || file.fileState !== downloadable)
        throw failures.notFound()
      const path = exportPath(dataDirectory, file)
      if (!existsSync(path)) throw failures.notFound()
      const name = encodeURIComponent(file.fileName)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
        .send(createReadStream(path))
    })
  }
}
