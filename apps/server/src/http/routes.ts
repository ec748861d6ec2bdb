import type { FastifyInstance } from 'fastify'
import type { Platform } from '../database/platform.ts'
import type { Listener } from '../events/listener.ts'
import type { Jobs } from '../jobs/job-kind.ts'
import type { Settings } from '../settings.ts'

/** What every file of routes is given; it takes what it needs. */
export interface Server extends Platform {
  jobs: Jobs
  listener: Listener
  settings: Pick<Settings, 'publicUrl' | 'demo' | 'embedHosts' | 'reconciliationUrl' | 'openPages'> & {
    /** Without it, and without a map in the data folder, maps show land and water. */
    mapStyle?: Settings['mapStyle']
    mapDatum?: Settings['mapDatum']
    /** Without it there is no map in a data folder. */
    dataDirectory?: Settings['dataDirectory']
    /** Without it piles bring their log files here alone. */
    pileLogFtp?: Settings['pileLogFtp']
    /** Without it SMS stay in the outbox. */
    smsUrl?: Settings['smsUrl']
    /** Where the built pages are; without it, beside the server. */
    publicDirectory?: string | undefined
  }
}

/** The export `routes` of a file `*.routes.ts`, which is found by its name: what one feature serves. */
export type Routes = (app: FastifyInstance, server: Server) => void | Promise<void>
