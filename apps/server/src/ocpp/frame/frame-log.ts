import type { Insertable, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { momentOf } from '../../database/ids.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { readyMonths } from '../../database/ready-months.ts'
import type { Tables } from '../../database/tables.ts'
import { isDatabaseAway } from '../../foundation/database-away.ts'
import { framesDropped } from './metrics.ts'

type Row = Insertable<Tables['message']>

/** A frame without its number, which it gets when it is written: none can be made while the database is away. */
export interface Frame extends Omit<Row, 'id' | 'pairId'> {
  id?: number
  /** An answer's call; it is written first. */
  call: Frame | null
}

/** Frames of a moment are written together. */
const WRITE_EVERY_MS = 400
const AT_ONCE = 2_000
/** While the database is away frames wait, up to so many characters; what comes then is not kept. */
const MAX_WAITING = 32 * 1_048_576

export interface FrameLog {
  /** Queues a frame; never waits. What is still changed on it before it is written is written so. */
  add(frame: Frame): void
  /** What was said of a frame after it was queued, also where it is written already. */
  amend(frame: Frame): void
  /** Writes what is left. */
  stop(): Promise<void>
}

/** Keeps every frame, in batches, beside the link and never in its way. */
export function openFrameLog(
  { db, newId }: Pick<Platform, 'db' | 'newId'>,
  logger: Pick<Logger, 'error'>,
): FrameLog {
  const monthReady = readyMonths(db)
  let waiting: Frame[] = []
  const amended = new Set<Frame>()
  let size = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  function schedule() {
    timer ??= setTimeout(() => void write(), WRITE_EVERY_MS)
  }

  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing ??= writeAll().finally(() => {
      writing = undefined
      if (waiting.length + amended.size > 0) schedule()
    })
    return writing
  }

  async function writeAll(): Promise<void> {
    const batch = waiting.slice(0, AT_ONCE)
    const late = [...amended]
    if (batch.length + late.length === 0) return
    try {
      for (const frame of batch) {
        frame.id ??= newId()
        await monthReady(momentOf(frame.id))
      }
      if (batch.length > 0) await insert(db, batch)
      for (const frame of late) await amendRow(db, frame)
    } catch (err) {
      if (!isDatabaseAway(err)) logger.error({ err, frames: batch.length }, 'frames could not be written yet')
      return
    }
    waiting = waiting.slice(batch.length)
    for (const frame of late) amended.delete(frame)
    size -= batch.reduce((all, { raw }) => all + raw.length, 0)
  }

  return {
    add(frame) {
      if (size + frame.raw.length > MAX_WAITING) return framesDropped.inc()
      size += frame.raw.length
      waiting.push(frame)
      schedule()
    },
    amend(frame) {
      // One without a number is still written as it is then.
      if (frame.id === undefined || amended.size >= AT_ONCE) return
      amended.add(frame)
      schedule()
    },
    async stop() {
      await writing
      let left = Number.POSITIVE_INFINITY
      // Stops where a write changes nothing: the database is away.
      while (waiting.length > 0 && waiting.length < left) {
        left = waiting.length
        await write()
      }
      clearTimeout(timer)
    },
  }
}

const columns = [
  ['sellerId', 'bigint'],
  ['id', 'bigint'],
  ['stationId', 'bigint'],
  ['pileId', 'bigint'],
  ['pileCode', 'text'],
  ['protocol', 'smallint'],
  ['direction', 'smallint'],
  ['frameType', 'smallint'],
  ['action', 'text'],
  ['messageId', 'text'],
  ['pairId', 'bigint'],
  ['raw', 'text'],
  ['ts', 'bigint'],
  ['latencyMs', 'int'],
  ['schemaError', 'text'],
] as const satisfies readonly (readonly [keyof Row, string])[]

/** One array for each column: a statement of the same text and 15 parameters, however many frames there are. */
async function insert(db: Kysely<Tables>, batch: readonly Frame[]): Promise<void> {
  const names = sql.join(columns.map(([name]) => sql.ref(name)))
  const arrays = sql.join(
    columns.map(([name, type]) => sql`${batch.map((frame) => cellOf(frame, name))}::${sql.raw(type)}[]`),
  )
  await sql`insert into message (${names}) select * from unnest(${arrays}) on conflict do nothing`.execute(db)
}

async function amendRow(db: Kysely<Tables>, { sellerId, id, schemaError }: Frame): Promise<void> {
  if (id === undefined) return
  await ofSeller(db, sellerId).update('message').set({ schemaError }).where('id', '=', id).execute()
}

function cellOf(frame: Frame, name: (typeof columns)[number][0]) {
  if (name === 'pairId') return frame.call?.id ?? null
  return frame[name] ?? null
}
