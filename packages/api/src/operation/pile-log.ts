import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { commandState, eventType } from '../enumerations/equipment.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { Id, Timestamp } from '../wire.ts'

const Flag = z.literal([0, 1])

/** What happened at a pile or at one of its guns. */
export const PileLogRow = z.object({
  id: Id,
  time: Timestamp,
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  pileId: Id,
  pileCode: z.string(),
  /** Absent for what concerns the whole pile. */
  gunId: Id.nullable(),
  letter: z.int().nullable(),
  type: codeOf(eventType),
  payload: z.unknown().nullable(),
})

export const PileLogFilter = z.object({
  pileCode: filter.text(),
  stationId: filter.ids(),
  pileId: filter.ids(),
  gunId: filter.ids(),
  type: filter.codes(eventType),
  /** Half-open. */
  timeFrom: filter.from(),
  timeTo: filter.to(),
})

/** A log file that a pile was asked for. The command's state says what the pile has answered. */
export const LogFile = z.object({
  id: Id,
  /** By which the pile was asked. */
  commandId: Id,
  pileId: Id,
  pileCode: z.string(),
  state: codeOf(commandState),
  /** What the state does not say: `resultOf` makes a sentence of both. */
  outcome: z.string().nullable(),
  response: z.unknown().nullable(),
  createTime: Timestamp,
  createUser: Id.nullable(),
  userName: z.string().nullable(),
  /** Null until the pile has handed it in. */
  receivedTime: Timestamp.nullable(),
  fileName: z.string().nullable(),
  bytes: z.int().nullable(),
  /** 1 where the pile brings it to the operator's own FTP server: it never comes here. */
  byFtp: Flag,
  /** By FTP: the pile's last word about it (`Uploading`, `Uploaded`, `UploadFailed` …), all that is known here. */
  uploadStatus: z.string().nullable(),
  uploadTime: Timestamp.nullable(),
})

const at = service('operation-service/pileLog')

export const pileLog = {
  page: at('page', 'pileLog')
    .takes(paged(PileLogFilter, ['time']))
    .gives(pageOf(PileLogRow)),
  /** Asks a pile to hand in its log file (GetDiagnostics, GetLog). */
  fetch: at('fetch', 'pileLog:fetch')
    .takes(
      z.object({
        pileId: Id,
        timeFrom: filter.from(),
        timeTo: filter.to(),
        /** 1 asks it to bring the file to the operator's FTP server, where the server has been given one. */
        byFtp: Flag.default(0),
      }),
    )
    .gives(LogFile)
    .fails('device.offline'),
  /** The operator's own FTP server for log files, without who logs in there; null where there is none. */
  ftp: at('ftp', 'pileLog').gives(z.object({ address: z.string().nullable() })),
  /** The files that were asked for, the newest first. */
  files: at('files', 'pileLog')
    .takes(paged(z.object({ pileId: filter.ids() }), ['createTime']))
    .gives(pageOf(LogFile)),
  export: at('export', 'pileLog:export')
    .takes(exported(PileLogFilter, ['time']))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

/** A file that a pile has handed in, with the usual token header. */
export const pileLogFileUrl = (id: z.input<typeof Id>) => `/operation-service/pileLog/file?id=${id}`

export type PileLogRow = z.input<typeof PileLogRow>
export type PileLogFile = z.input<typeof LogFile>
