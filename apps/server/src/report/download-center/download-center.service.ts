import {
  type downloadCenter,
  exportFileUrl,
  importFileUrl,
  RESULTS_IN_LIST,
  templateFileUrl,
} from '@ampdeck/api/config/download-center'
import type { Language } from '@ampdeck/api/enumeration'
import { exportState, importState, importTemplate } from '@ampdeck/api/enumerations/system'
import { everyCall } from '@ampdeck/api/resources'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import { type Caller, mayCall, seesAllOf } from '../../access/caller.ts'
import { readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { FileAnswer, FileRequest } from '../../files/file-answer.ts'
import { type FileKey, storedParts, storedSize } from '../../files/stored-file.store.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { templateOf } from '../import/import-templates.ts'
import { templateFile, templateFileName } from '../import/template-file.ts'

const { downloadable: DOWNLOADABLE } = exportState.code
const { importing: IMPORTING } = importState.code

/** The exports of the caller; nobody sees those of another person, not even of the same seller. */
export async function exportList({ rows, caller, input }: Request<typeof downloadCenter.exportList>) {
  const page = await readPage(
    rows.db,
    rows.from('exportFile').selectAll().where('createUser', '=', caller.userId),
    input,
    { by: 'exportFile.id', order: input.sortOrder ?? 'desc', id: 'exportFile.id' },
  )
  const records = page.records.map((file) => ({
    ...file,
    fileUrl: file.fileState === DOWNLOADABLE && mayStillRead(caller, file) ? exportFileUrl(file.id) : '',
  }))
  return { ...page, records }
}

/** The imports of the caller, each with the first of its failed rows. */
export async function importList({ rows, caller, input }: Request<typeof downloadCenter.importList>) {
  const page = await readPage(
    rows.db,
    rows.from('importFile').selectAll().where('createUser', '=', caller.userId),
    input,
    { by: 'importFile.id', order: input.sortOrder ?? 'desc', id: 'importFile.id' },
  )
  const records = await Promise.all(
    page.records.map(async (file) => ({
      ...file,
      fileUrl: file.fileState === IMPORTING ? '' : importFileUrl(file.id),
      resultList:
        file.uploadFail === 0 && file.fileState !== importState.code.failed
          ? []
          : await failedRows(rows, file.id).orderBy('row').limit(RESULTS_IN_LIST).execute(),
    })),
  )
  return { ...page, records }
}

/** The failed rows of one import, page by page. */
export async function importResult({ rows, caller, input }: Request<typeof downloadCenter.importResult>) {
  const file = await rows.get('importFile', input.id)
  if (file.createUser !== caller.userId) throw failures.notFound()
  return readPage(rows.db, failedRows(rows, file.id), input, {
    by: 'importRow.row',
    order: input.sortOrder ?? 'asc',
    id: 'importRow.row',
  })
}

function failedRows(rows: Rows, importId: number) {
  return rows
    .from('importRow')
    .select(sql<string>`import_row.content`.as('content'))
    .where('importId', '=', importId)
    .where('importRow.content', 'is not', null)
}

/** The templates of the center (requirements.md §2); the one of charge bills is offered by their own page. */
const { pile, fleetMember, vehicle, meterFee } = importTemplate.code
const OFFERED = [pile, fleetMember, vehicle, meterFee]

/** The templates and where to get them. */
export function templates(language: Language) {
  const described = OFFERED.map(async (code) => {
    const template = await templateOf(code)
    return {
      template: code,
      fileName: template ? templateFileName(template, language) : '',
      fileUrl: templateFileUrl(code),
    }
  })
  return Promise.all(described)
}

/** The file of an export: its owner's, and only when it is whole. */
export async function exportedFile({ rows, caller, number }: FileRequest): Promise<FileAnswer> {
  const file = Number.isNaN(number) ? undefined : await rows.get('exportFile', number)
  if (file?.createUser !== caller.userId || file.fileState !== DOWNLOADABLE) throw failures.notFound()
  if (!mayStillRead(caller, file)) throw failures.forbidden()
  return stored(rows.db, file)
}

/** Whether its owner may export it today, and sees all that was seen when it was made. */
function mayStillRead(
  { grants, scope }: Pick<Caller, 'grants' | 'scope'>,
  file: Pick<Selectable<Tables['exportFile']>, 'reportKey' | 'scope' | 'sellerId'>,
): boolean {
  const sees = file.scope === null || seesAllOf(scope, { sellerId: file.sellerId, ...file.scope })
  const right = `${file.reportKey}:export`
  return (
    sees &&
    everyCall.some(
      ({ call }) => [call.permission].flat().map(String).includes(right) && mayCall(grants, call.permission),
    )
  )
}

/** The file that was imported, as it came: its owner's, and not while it is being read. */
export async function importedFile({ rows, caller, number }: FileRequest): Promise<FileAnswer> {
  const file = Number.isNaN(number) ? undefined : await rows.get('importFile', number)
  if (file?.createUser !== caller.userId || file.fileState === IMPORTING) throw failures.notFound()
  return stored(rows.db, file)
}

/** A template, made for whoever asks, in the language of the request. */
export async function templateAsFile({ number, language }: FileRequest): Promise<FileAnswer> {
  const template = await templateOf(number)
  if (!template) throw failures.notFound()
  const content = await templateFile(template, language)
  return { name: templateFileName(template, language), bytes: content.length, content }
}

async function stored(db: Kysely<Tables>, file: FileKey & { fileName: string }): Promise<FileAnswer> {
  const bytes = await storedSize(db, file)
  if (bytes === undefined) throw failures.notFound()
  return { name: file.fileName, bytes, content: storedParts(db, file) }
}
