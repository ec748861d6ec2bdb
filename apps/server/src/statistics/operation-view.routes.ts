import {
  equipmentAnalysis,
  incomeAnalysis,
  memberAnalysis,
  operationAnalysis,
} from '@ampdeck/api/statistics/analysis'
import { operationView } from '@ampdeck/api/statistics/operation-view'
import { dashboardAnswer } from '../figures/dashboard.service.ts'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { bigScreenAlarm } from './big-screen/alarm.service.ts'
import { bigScreenEnergy } from './big-screen/energy.service.ts'
import { networkDay } from './big-screen/network.service.ts'
import { bigScreenRevenue } from './big-screen/revenue.service.ts'
import { stationView } from './big-screen/station-view.service.ts'
import { cockpitView } from './cockpit-view.service.ts'
import { energyView } from './energy-view.service.ts'
import { networkView } from './network-view.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, operationView, {
    bigScreen: ({ rows, caller, now }) => networkView(rows, caller, now),
    bigScreenNetwork: networkDay,
    bigScreenStation: ({ rows, input, now }) => stationView(rows, input.stationId, now),
    analysis: ({ rows, input }) => dashboardAnswer(rows, operationAnalysis, input),
    income: ({ rows, input }) => dashboardAnswer(rows, incomeAnalysis, input),
    equipment: ({ rows, input }) => dashboardAnswer(rows, equipmentAnalysis, input),
    member: ({ rows, input }) => dashboardAnswer(rows, memberAnalysis, input),
    bigScreenAlarm,
    bigScreenEnergy,
    bigScreenRevenue,
    overview: cockpitView,
    energy: ({ rows, input, now }) => energyView(rows, input.stationId, now),
  })
}
