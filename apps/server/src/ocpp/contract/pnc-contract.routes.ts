import { pncContract } from '@ampdeck/api/member/pnc-contract'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { end, issueContract } from './pnc-contract.service.ts'
import { one, page } from './pnc-contract.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, pncContract, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    save: issueContract,
    cancel: (request) => end(request, 'cancel'),
    revoke: (request) => end(request, 'revoke'),
  })
}
