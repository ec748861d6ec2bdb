import { resources } from '@ampdeck/api/resources'
import type { FastifyInstance } from 'fastify'
import { billRoutes } from './bill/bill.routes.ts'
import { costModelRoutes } from './config/cost-model.routes.ts'
import { operatingUnitRoutes } from './config/operating-unit.routes.ts'
import { stationRoutes } from './config/station.routes.ts'
import { documentRoutes } from './http/documents.routes.ts'
import { pagesRoutes } from './http/pages.routes.ts'
import type { Platform } from './http/platform.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { Jobs } from './jobs/jobs.ts'
import { exportFileRoutes } from './report/export-file.routes.ts'
import { operationViewRoutes } from './statistics/operation-view.routes.ts'
import { listViewRoutes } from './system/list-view.routes.ts'
import { permissionRoutes } from './system/permission.routes.ts'
import { sellerRoutes } from './system/seller.routes.ts'
import { userRoutes } from './system/user.routes.ts'

/** Everything the one port serves. A new resource is one line here. */
export async function routes(
  app: FastifyInstance,
  platform: Platform & { jobs: Jobs },
  { dataDirectory, publicDirectory }: { dataDirectory: string; publicDirectory?: string },
): Promise<void> {
  await securityHeaders(app)
  userRoutes(app, platform)
  permissionRoutes(app, platform)
  listViewRoutes(app, platform)
  sellerRoutes(app, platform)
  stationRoutes(app, platform)
  operatingUnitRoutes(app, platform)
  costModelRoutes(app, platform)
  billRoutes(app, platform)
  exportFileRoutes(app, platform, dataDirectory)
  operationViewRoutes(app, platform)
  documentRoutes(app, resources)
  await pagesRoutes(app, publicDirectory)
}
