import { message } from '@ampdeck/api/parser/message'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { startExport } from '../report/export/export-file.service.ts'
import { report } from './message.report.ts'
import * as messages from './message.service.ts'
import * as pushes from './message-push.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, message, {
    page: ({ rows, input, now }) => messages.page(rows, input, now),
    get: ({ rows, input }) => messages.get(rows, input.id),
    export: (request) =>
      startExport(
        { ...request, input: messages.exportable(request.input, request.now) },
        server.jobs,
        report,
      ),
    protocols: async () => messages.parsers(),
    parse: async ({ input }) => messages.parse(input),
    repushPage: ({ rows, input }) => pushes.page(rows, input),
    repush: (request) => pushes.repush(request, server.jobs),
    repushBatch: (request) => pushes.repushBatch(request, server.jobs),
  })
}
