import { monitorAlarm } from '@ampdeck/api/operation/monitor-alarm'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../database/platform.ts'
import { serve } from '../../http/serve.ts'
import { feed, summary } from './monitor-alarm.service.ts'
import { people } from './monitor-alarm.store.ts'

export function monitorAlarmRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, monitorAlarm, {
    alarmFeed: feed,
    alarmSummary: summary,
    alarmHandlers: ({ rows, input }) => people(rows, input.stationId),
  })
}
