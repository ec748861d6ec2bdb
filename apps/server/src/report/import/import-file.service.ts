import { extname } from 'node:path'
import { importState } from '@ampdeck/api/enumerations/system'
import { texts } from '@ampdeck/api/texts'
import { storeFile } from '../../files/stored-file.store.ts'
import { failures } from '../../foundation/failure.ts'
import { UploadedFile } from '../../foundation/uploaded-file.ts'
import type { Context } from '../../http/context.ts'
import { type Jobs, jobType } from '../../jobs/job-kind.ts'
import { lockFilesOf, type OpenFilesRequest, refuseOneTooMany } from '../open-files.ts'
import type { ImportJob } from './import-rows.ts'
import type { ImportTemplate } from './import-template.ts'

/** Reads an imported file. */
export const importJob = jobType<ImportJob>('import', { turnOf: ({ sellerId }) => String(sellerId) })

const words = texts({
  empty: ['The file is empty', '文件是空的'],
  ending: ['Choose a file of the type xlsx or csv', '请选择 xlsx 或 csv 文件'],
  macros: ['Files with macros are not accepted: save it as xlsx', '不接受含宏的文件，请另存为 xlsx'],
  old: [
    'Files of an old format or with a password are not accepted: save it as xlsx without a password',
    '不接受旧版格式或带密码的文件，请另存为无密码的 xlsx',
  ],
  content: ['The file is not what its name says', '文件内容与扩展名不符'],
})

/** The first bytes of an archive, which every xlsx file is, and of what spreadsheets were before, or are under a password. */
const ARCHIVE = Buffer.from('PK\u0003\u0004', 'latin1')
const OLD_OR_LOCKED = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

/** Starts an import: its record, its file and its job are one transaction, so none is ever there without the others. */
export async function startImport(
  request: Context & { input: { file: File } } & OpenFilesRequest,
  jobs: Pick<Jobs, 'send'>,
  template: ImportTemplate,
): Promise<{ id: number }> {
  const { rows, caller, language, ip, requestId } = request
  const { file } = request.input
  if (!(file instanceof UploadedFile)) throw failures.fileRefused(words.content, 'file.content')
  checkKind(file)
  await lockFilesOf(request)
  await refuseOneTooMany(request)
  const id = await rows.insert('importFile', {
    fileName: file.name,
    template: template.code,
    language,
    fileState: importState.code.importing,
    total: null,
    userName: caller.name,
  })
  const { sellerId } = rows
  await storeFile(rows.db, { sellerId, id }, file.content)
  await jobs.send(rows.db, importJob, {
    id,
    sellerId,
    scope: rows.scope,
    userId: caller.userId,
    ip,
    requestId,
  })
  return { id }
}

/** What can be told at a glance is told at once; the rest when the file is read. */
function checkKind({ name, content }: UploadedFile): void {
  const ending = extname(name).toLowerCase()
  if (content.length === 0) throw failures.fileRefused(words.empty, 'file.empty')
  if (ending === '.xlsm' || ending === '.xltm') throw failures.fileRefused(words.macros, 'file.macros')
  if (content.subarray(0, 8).equals(OLD_OR_LOCKED)) throw failures.fileRefused(words.old, 'file.old')
  if (ending !== '.xlsx' && ending !== '.csv') throw failures.fileRefused(words.ending, 'file.ending')
  if (content.subarray(0, 4).equals(ARCHIVE) !== (ending === '.xlsx'))
    throw failures.fileRefused(words.content, 'file.content')
}
