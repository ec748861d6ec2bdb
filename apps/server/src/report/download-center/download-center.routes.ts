import { downloadCenter } from '@ampdeck/api/config/download-center'
import { serveFile } from '../../files/file-answer.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as center from './download-center.service.ts'

/** The exports and imports of the caller, and their files; the templates, which are everybody's. */
export const routes: Routes = (app, server) => {
  serve(app, server, downloadCenter, {
    exportList: (request) => center.exportList(request),
    importList: (request) => center.importList(request),
    importResult: (request) => center.importResult(request),
    templateUrl: async ({ language }) => center.templates(language),
  })
  serveFile(app, server, 'file', center.exportedFile)
  serveFile(app, server, 'importFile', center.importedFile)
  serveFile(app, server, 'template', center.templateAsFile)
}
