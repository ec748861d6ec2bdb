import { downloadCenter } from '@ampdeck/api/config/download-center'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../database/platform.ts'
import { serveFile } from '../../files/file-answer.ts'
import { serve } from '../../http/serve.ts'
import * as center from './download-center.service.ts'

/** The exports and imports of the caller, and their files; the templates, which are everybody's. */
export function downloadCenterRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, downloadCenter, {
    exportList: (request) => center.exportList(request),
    importList: (request) => center.importList(request),
    importResult: (request) => center.importResult(request),
    templateUrl: async ({ language }) => center.templates(language),
  })
  serveFile(app, platform, 'file', center.exportedFile)
  serveFile(app, platform, 'importFile', center.importedFile)
  serveFile(app, platform, 'template', center.templateAsFile)
}
