import { resources } from '@ampdeck/api/resources'
import type { FastifyInstance } from 'fastify'
import { alarmRoutes } from './alarm/alarm.routes.ts'
import { billRoutes } from './bill/bill.routes.ts'
import { costModelRoutes } from './config/cost-model/cost-model.routes.ts'
import { gunRoutes } from './config/gun/gun.routes.ts'
import { operatingUnitRoutes } from './config/operating-unit/operating-unit.routes.ts'
import { pileRoutes } from './config/pile/pile.routes.ts'
import { stationRoutes } from './config/station/station.routes.ts'
import { stationGroupRoutes } from './config/station-group/station-group.routes.ts'
import type { Platform } from './database/platform.ts'
import type { Listener } from './events/listener.ts'
import { securityHeaders } from './http/security-headers.ts'
import { documentRoutes } from './http/site/documents.routes.ts'
import { pagesRoutes } from './http/site/pages.routes.ts'
import type { Jobs } from './jobs/job-kind.ts'
import { eventsRoutes } from './live/events.routes.ts'
import { ocppRoutes } from './ocpp/ocpp.routes.ts'
import { monitorOrderRoutes } from './operation/monitor-order/monitor-order.routes.ts'
import { monitorPileRoutes } from './operation/monitor-pile/monitor-pile.routes.ts'
import { monitorStationRoutes } from './operation/monitor-station/monitor-station.routes.ts'
import { pileCommandRoutes } from './operation/pile-command/pile-command.routes.ts'
import { pileLogRoutes } from './operation/pile-log/pile-log.routes.ts'
import { outboxRoutes } from './outbox/outbox.routes.ts'
import { messageRoutes } from './parser/message.routes.ts'
import { downloadCenterRoutes } from './report/download-center/download-center.routes.ts'
import { importRoutes } from './report/import/import.routes.ts'
import { timingRoutes } from './report/timing/timing.routes.ts'
import { simulatorRoutes } from './simulator/simulator.routes.ts'
import { operationViewRoutes } from './statistics/operation-view.routes.ts'
import { platformHomeRoutes } from './statistics/platform-home.routes.ts'
import { accountRoutes } from './system/account/account.routes.ts'
import { embedRoutes } from './system/embed/embed.routes.ts'
import { listViewRoutes } from './system/list-view/list-view.routes.ts'
import { noticeRoutes } from './system/notice/notice.routes.ts'
import { permissionRoutes } from './system/permission/permission.routes.ts'
import { reconciliationSiteRoutes } from './system/reconciliation-site/reconciliation-site.routes.ts'
import { searchRoutes } from './system/search/search.routes.ts'
import { sellerRoutes } from './system/seller/seller.routes.ts'
import { signInRoutes } from './system/sign-in/sign-in.routes.ts'
import { userRoutes } from './system/user/user.routes.ts'

/** Everything the one port serves. A new resource is one line here. */
export async function routes(
  app: FastifyInstance,
  platform: Platform & { jobs: Jobs; listener: Listener },
  {
    publicDirectory,
    demo,
    publicUrl,
    embedHosts = [],
    reconciliationUrl,
  }: {
    publicDirectory?: string
    demo: boolean
    /** Where others reach this server: what piles and mails are told. */
    publicUrl: string
    embedHosts?: readonly string[]
    reconciliationUrl?: URL | undefined
  },
): Promise<void> {
  await securityHeaders(app)
  userRoutes(app, platform)
  accountRoutes(app, platform)
  signInRoutes(app, platform)
  permissionRoutes(app, platform, reconciliationUrl)
  reconciliationSiteRoutes(app, platform, reconciliationUrl)
  listViewRoutes(app, platform)
  noticeRoutes(app, platform)
  searchRoutes(app, platform)
  sellerRoutes(app, platform)
  stationRoutes(app, platform)
  stationGroupRoutes(app, platform)
  operatingUnitRoutes(app, platform)
  costModelRoutes(app, platform)
  pileRoutes(app, platform)
  gunRoutes(app, platform)
  alarmRoutes(app, platform)
  billRoutes(app, platform)
  pileCommandRoutes(app, platform)
  messageRoutes(app, platform)
  monitorOrderRoutes(app, platform)
  monitorStationRoutes(app, platform)
  monitorPileRoutes(app, platform)
  pileLogRoutes(app, platform, publicUrl)
  downloadCenterRoutes(app, platform)
  importRoutes(app, platform)
  operationViewRoutes(app, platform)
  platformHomeRoutes(app, platform)
  timingRoutes(app, platform)
  embedRoutes(app, platform, embedHosts)
  eventsRoutes(app, platform)
  simulatorRoutes(app, platform, { demo })
  outboxRoutes(app, platform, { demo })
  ocppRoutes(app)
  await documentRoutes(app, resources, publicDirectory)
  await pagesRoutes(app, publicDirectory)
}
