import { commandKind } from '@ampdeck/api/enumerations/equipment'
import type { pileLog } from '@ampdeck/api/operation/pile-log'
import type { z } from 'zod'
import { cappedCount, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { queueCommands } from '../../device/command-queue.ts'
import type { FileAnswer } from '../../files/file-answer.ts'
import { storedParts } from '../../files/stored-file.store.ts'
import { newTicket } from '../../files/ticket.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import type { Server } from '../../http/routes.ts'
import { pileTargets } from '../pile-command/pile-command.targets.ts'
import * as store from './pile-log.store.ts'
import * as files from './pile-log-file.store.ts'

/** The operator's FTP server, without who logs in there. */
export function ftpServer({ pileLogFtp }: Server['settings']) {
  return { address: pileLogFtp ? `${pileLogFtp.protocol}//${pileLogFtp.host}${pileLogFtp.pathname}` : null }
}

/** Where piles hand in their files. */
export const UPLOAD_PATH = 'operation-service/pileLog/upload'

type Asked = z.output<typeof pileLog.page.input>

export async function page(
  rows: Rows,
  { current, pageSize, sortOrder = 'desc', sortField: _, ...filter }: Asked,
) {
  const [records, count] = await Promise.all([
    store.entries(rows, filter, { order: sortOrder, limit: pageSize, offset: (current - 1) * pageSize }),
    cappedCount(rows.db, store.matching(rows, filter)),
  ])
  return { records, ...count, current, pageSize }
}

/**
 * Asks a connected pile for its log file by a durable command. It is told an address of this server, good once, and
 * hands the file in there by PUT or POST; or it brings the file to the operator's FTP server, whose address is added
 * when the command is sent.
 */
export async function fetchLog(
  { rows, input, caller, now, fail }: Request<typeof pileLog.fetch>,
  { publicUrl, pileLogFtp }: Server['settings'],
) {
  const { byFtp } = input
  if (byFtp === 1 && !pileLogFtp) throw failures.invalid([{ path: ['byFtp'], message: 'choice' }])
  const [target] = await pileTargets(rows, [input.pileId])
  if (!target) throw failures.notFound()
  if (!target.isConnected) throw fail('device.offline')
  const { sellerId, stationId, pileId } = target
  const { ticket, ticketHash } = newTicket()
  const sender = { db: rows.db, newId: () => rows.newId(), now, userId: caller.userId }
  const { timeFrom, timeTo } = input
  const [commandId] = await queueCommands(sender, [
    {
      sellerId,
      stationId,
      pileId,
      command: commandKind.code.other,
      request: {
        kind: 'log',
        ...(byFtp === 0 && { location: `${publicUrl}/${UPLOAD_PATH}/${ticket}` }),
        ...(timeFrom !== undefined && { from: timeFrom }),
        ...(timeTo !== undefined && { to: timeTo }),
      },
    },
  ])
  if (commandId === undefined) throw failures.notFound()
  const id = await rows.insert('pileLogFile', {
    stationId,
    pileId,
    commandId,
    ticket: ticketHash,
    fromTime: timeFrom ?? null,
    toTime: timeTo ?? null,
    byFtp,
    uploadStatus: null,
    uploadTime: null,
    fileName: null,
    bytes: null,
    receivedTime: null,
  })
  return files.matching(rows, {}).where('pileLogFile.id', '=', id).executeTakeFirstOrThrow()
}

export function filesPage(rows: Rows, request: { pileId?: number[] | undefined } & PageRequest) {
  const { sortOrder: order = 'desc' } = request
  return readPage(rows.db, files.matching(rows, request), request, {
    by: 'pileLogFile.createTime',
    order,
    id: 'pileLogFile.id',
  })
}

/** A file that has come, for who may see its pile. */
export async function fileOf(rows: Rows, id: number): Promise<FileAnswer> {
  const found = Number.isNaN(id)
    ? undefined
    : await rows.from('pileLogFile').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found || found.fileName === null || found.bytes === null) throw failures.notFound()
  const { sellerId, fileName: name, bytes } = found
  return { name, bytes, content: storedParts(rows.db, { sellerId, id }) }
}
