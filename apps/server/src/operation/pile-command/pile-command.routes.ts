import { pileCommand } from '@ampdeck/api/operation/pile-command'
import { remoteStop } from '@ampdeck/api/operation/remote-stop'
import { failures } from '../../foundation/failure.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { again } from './command-again.service.ts'
import * as commands from './pile-command.service.ts'
import * as requests from './pile-request.service.ts'
import * as charges from './remote-stop.service.ts'
import { messagesOf, schemaOf } from './standard-message.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, pileCommand, {
    page: ({ rows, input }) => commands.page(rows, input),
    counts: ({ rows, input }) => commands.counts(rows, input),
    targets: ({ rows, input }) => commands.targets(rows, input),
    send: (request) => commands.send(request),
    batchSend: (request) => commands.batchSend(request),
    request: (of) => requests.request(of),
    again: (request) => again(request),
    messages: async ({ input }) => messagesOf(input.protocol),
    messageSchema: async ({ input }) => {
      const schema = schemaOf(input.protocol, input.action)
      if (!schema) throw failures.notFound()
      return schema
    },
  })
  serve(app, server, remoteStop, {
    doRemoteStopCharge: (request) => charges.stop(request),
    batchRemoteStop: (request) => charges.stopMany(request),
  })
}
