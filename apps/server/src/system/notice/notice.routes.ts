import { notice } from '@ampdeck/api/system/notice'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as notices from './notice.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, notice, {
    page: (request) => notices.page(request),
    unread: (request) => notices.unread(request),
    read: (request) => notices.read(request),
    readAll: (request) => notices.readAll(request),
  })
}
