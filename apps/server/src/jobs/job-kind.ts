import type { Platform } from '../http/platform.ts'

/** A kind of background work: durable, tried again after a failure, done by one process at a time. */
export interface JobKind<Data extends object> {
  name: string
  /** A cron line in UTC+8 for what runs by the clock. */
  cron?: string
  run(data: Data, tools: JobTools): Promise<void>
}

export interface JobTools {
  platform: Platform
  dataDirectory: string
}
