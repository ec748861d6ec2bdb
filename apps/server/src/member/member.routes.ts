import { member } from '@ampdeck/api/member/member'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { memberOptions } from './member.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, member, {
    selectAll: ({ rows, input }) => memberOptions(rows, input),
  })
}
