import { meterFee } from '@ampdeck/api/config/meter-fee'
import { groupMember } from '@ampdeck/api/member/group-member'
import { vehicle } from '@ampdeck/api/member/vehicle'
import type { FastifyInstance } from 'fastify'
import { meterFeeImport } from '../../config/meter/meter-fee.import.ts'
import type { Platform } from '../../database/platform.ts'
import { serve } from '../../http/serve.ts'
import type { Jobs } from '../../jobs/job-kind.ts'
import { groupMemberImport } from '../../member/group-member/group-member.import.ts'
import { vehicleImport } from '../../member/vehicle/vehicle.import.ts'
import { startImport } from './import-file.service.ts'

/** The imports of pages whose other calls are not there yet; a page that comes takes its import along. */
export function importRoutes(app: FastifyInstance, platform: Platform & { jobs: Jobs }): void {
  const { jobs } = platform
  serve(app, platform, groupMember, { import: (request) => startImport(request, jobs, groupMemberImport) })
  serve(app, platform, vehicle, { import: (request) => startImport(request, jobs, vehicleImport) })
  serve(app, platform, meterFee, { import: (request) => startImport(request, jobs, meterFeeImport) })
}
