import type { Kysely } from 'kysely'
import type { Platform } from '../database/platform.ts'
import type { Tables } from '../database/tables.ts'
import type { Gateways } from '../gateways/gateways.ts'

/** A kind of background work: durable, tried again after a failure, done by one process at a time. */
export interface JobKind<Data extends object> {
  name: string
  /** A cron line in UTC+8 for what runs by the clock. */
  cron?: string
  /** Also run when a server starts, for what was missed while none ran. */
  atStart?: boolean
  /** How often a failed run is tried again, and how long after it; each wait is twice the one before. */
  retry?: { limit: number; delaySeconds: number }
  run(data: Data, tools: JobTools): Promise<void>
}

export interface JobTools {
  platform: Platform
  /** What links in mails begin with. */
  publicUrl: string
  gateways: Gateways
  jobs: Pick<Jobs, 'send'>
}

export interface Jobs {
  /** Hands work over in the caller's own transaction: it is done if, and only if, that commits. */
  send<Data extends object>(db: Kysely<Tables>, kind: JobKind<Data>, data: Data): Promise<void>
  stop(): Promise<void>
}
