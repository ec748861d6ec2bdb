import type { Kysely } from 'kysely'
import type { Platform } from '../database/platform.ts'
import type { Tables } from '../database/tables.ts'
import type { Gateways } from '../gateways/gateway.ts'

/** Work that can be sent: its name, and the data that it is sent with. Whoever sends it need not know how it is done. */
export interface JobType<Data extends object> {
  readonly name: string
  /** Only for the type. */
  readonly data?: Data
  /** Whose work it is: those who wait take turns, however much one of them has sent. */
  readonly turnOf?: (data: Data) => string
}

export function jobType<Data extends object>(
  name: string,
  more: Pick<JobType<Data>, 'turnOf'> = {},
): JobType<Data> {
  return { name, ...more }
}

interface JobWork<Data extends object> extends JobType<Data> {
  /** A cron line in UTC+8 for what runs by the clock. */
  cron?: string
  /** Also run when a server starts, for what was missed while none ran. */
  atStart?: boolean
  /**
   * For work that waits for other computers: how much of it a process does at once, and no more than one piece of those
   * who take turns, so that a computer that is silent holds up its own work alone.
   */
  atOnce?: number
  /** How often a failed run is tried again, and how long after it; each wait is twice the one before. */
  retry?: { limit: number; delaySeconds: number }
  run(data: Data, tools: JobTools): Promise<void>
  /**
   * Called when no try is left: the last one failed, took too long, or its process was killed. Closes what waits for
   * this work and frees its owner. It is tried again until it succeeds, so it changes only what is still open.
   */
  givenUp?: GivenUp<Data>
}

/** `reason` is the technical one, for a log or a field of that kind; people get a sentence of the record. */
type GivenUp<Data extends object> = (data: Data, reason: string, tools: JobTools) => Promise<void>

/**
 * A kind of background work: durable, tried again after a failure, done by one process at a time. It is the export
 * `job` of a file `*.job.ts`, which is found by its name. Work that is sent with data has a record that waits for it,
 * so it must say what becomes of that record when it is given up.
 */
export type JobKind<Data extends object = Record<string, never>> = JobWork<Data> &
  (Record<string, never> extends Data ? unknown : { givenUp: GivenUp<Data> })

export interface JobTools {
  platform: Platform
  /** What links in mails begin with. */
  publicUrl: string
  gateways: Gateways
  jobs: Pick<Jobs, 'send'>
}

export interface Jobs {
  /** Hands work over in the caller's own transaction: it is done if, and only if, that commits. */
  send<Data extends object>(db: Kysely<Tables>, type: JobType<Data>, data: Data): Promise<void>
  stop(): Promise<void>
}
