import { member } from '@ampdeck/api/member/member'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { startExport } from '../report/export/export-file.service.ts'
import { report } from './member.report.ts'
import * as members from './member.service.ts'
import { memberOptions } from './member.store.ts'
import { coupons, flow, stat, timeline } from './member-detail.store.ts'
import { one, page } from './member-list.store.ts'
import { memberTags } from './tag/tag.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, member, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    stat: ({ rows, input }) => stat(rows, input.id),
    timeline: ({ rows, input }) => timeline(rows, input.id),
    coupons: ({ rows, input }) => coupons(rows, input),
    flow: ({ rows, input }) => flow(rows, input),
    unmask: (request) => members.unmask(request),
    selectAll: ({ rows, input }) => memberOptions(rows, input),
    save: (request) => members.save(request),
    update: (request) => members.update(request),
    enable: (request) => members.turn(request, 'enable'),
    disable: (request) => members.turn(request, 'disable'),
    lock: (request) => members.turn(request, 'lock'),
    unlock: (request) => members.turn(request, 'unlock'),
    cancel: (request) => members.cancel(request),
    tags: ({ rows }) => memberTags(rows),
    tag: (request) => members.tag(request),
    export: (request) => startExport(request, server.jobs, report),
  })
}
