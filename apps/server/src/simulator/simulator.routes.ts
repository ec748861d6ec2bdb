import { simulator } from '@ampdeck/api/operation/simulator'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../database/platform.ts'
import { failures } from '../foundation/failure.ts'
import { serve } from '../http/serve.ts'
import { readPace, writePace } from './pace.store.ts'

/** The pace of the demo's simulated chargers; outside the demo there is no such call. */
export function simulatorRoutes(app: FastifyInstance, platform: Platform, { demo }: { demo: boolean }): void {
  const inDemo = () => {
    if (!demo) throw failures.noCall()
  }
  serve(app, platform, simulator, {
    get: async () => {
      inDemo()
      return readPace(platform.db)
    },
    set: async ({ rows, input, now }) => {
      inDemo()
      await writePace(rows.db, input, now)
      return input
    },
  })
}
