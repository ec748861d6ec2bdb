import { listView } from '@ampdeck/api/system/list-view'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as views from './list-view.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, listView, {
    all: (request) => views.all(request),
    save: (request) => views.save(request),
    delete: (request) => views.remove(request),
  })
}
