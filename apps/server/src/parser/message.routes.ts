import { message } from '@ampdeck/api/parser/message'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../database/platform.ts'
import { serve } from '../http/serve.ts'
import type { Jobs } from '../jobs/job-kind.ts'
import { startExport } from '../report/export/export-file.service.ts'
import * as messages from './message.service.ts'
import * as pushes from './message-push.service.ts'

export function messageRoutes(app: FastifyInstance, platform: Platform & { jobs: Jobs }) {
  serve(app, platform, message, {
    page: ({ rows, input, now }) => messages.page(rows, input, now),
    get: ({ rows, input }) => messages.get(rows, input.id),
    export: (request) =>
      startExport(
        { ...request, input: messages.exportable(request.input, request.now) },
        platform.jobs,
        'MessageQuery',
      ),
    protocols: async () => messages.parsers(),
    parse: async ({ input }) => messages.parse(input),
    repushPage: ({ rows, input }) => pushes.page(rows, input),
    repush: (request) => pushes.repush(request, platform.jobs),
    repushBatch: (request) => pushes.repushBatch(request, platform.jobs),
  })
}
