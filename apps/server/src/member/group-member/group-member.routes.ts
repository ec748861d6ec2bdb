import { groupMember } from '@ampdeck/api/member/group-member'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startImport } from '../../report/import/import-file.service.ts'
import { template } from './group-member.import.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, groupMember, { import: (request) => startImport(request, server.jobs, template) })
}
