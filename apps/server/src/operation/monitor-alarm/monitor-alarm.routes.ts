import { monitorAlarm } from '@ampdeck/api/operation/monitor-alarm'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { feed, summary } from './monitor-alarm.service.ts'
import { people } from './monitor-alarm.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, monitorAlarm, {
    alarmFeed: feed,
    alarmSummary: summary,
    alarmHandlers: ({ rows, input }) => people(rows, input.stationId),
  })
}
