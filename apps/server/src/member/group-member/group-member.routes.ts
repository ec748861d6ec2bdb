import { groupMember } from '@ampdeck/api/member/group-member'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { startImport } from '../../report/import/import-file.service.ts'
import { template } from './group-member.import.ts'
import { report } from './group-member.report.ts'
import * as members from './group-member.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, groupMember, {
    page: (request) => members.page(request),
    get: (request) => members.get(request, request.input.id),
    save: (request) => members.save(request),
    update: (request) => members.update(request),
    delete: (request) => members.leave(request),
    enable: (request) => members.turn(request, 'enable'),
    disable: (request) => members.turn(request, 'disable'),
    setLimit: (request) => members.setLimit(request),
    export: (request) => startExport(request, server.jobs, report),
    import: (request) => startImport(request, server.jobs, template),
  })
}
