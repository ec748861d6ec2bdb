import { listView } from '@ampdeck/api/system/list-view'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../database/platform.ts'
import { serve } from '../../http/serve.ts'
import * as views from './list-view.service.ts'

export function listViewRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, listView, {
    all: (request) => views.all(request),
    save: (request) => views.save(request),
    delete: (request) => views.remove(request),
  })
}
