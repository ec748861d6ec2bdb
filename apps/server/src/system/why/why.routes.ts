import { why } from '@ampdeck/api/system/why'
import { people } from '../../access/people.store.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { explain } from './why.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, why, { why: explain, whyUsers: ({ rows }) => people(rows) })
}
