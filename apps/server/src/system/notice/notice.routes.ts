import { notice } from '@ampdeck/api/system/notice'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../database/platform.ts'
import { serve } from '../../http/serve.ts'
import * as notices from './notice.service.ts'

export function noticeRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, notice, {
    page: (request) => notices.page(request),
    unread: (request) => notices.unread(request),
    read: (request) => notices.read(request),
    readAll: (request) => notices.readAll(request),
  })
}
