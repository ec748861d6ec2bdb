import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { type CallBuilder, service } from '../contract.ts'
import { exportState, importState, importTemplate } from '../enumerations/system.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, Id, record } from '../wire.ts'
import { MAX_IMPORT_BYTES } from './import-limits.ts'

/** Why an export has no file: its report is gone, or making it failed. */
export const ExportFailure = z.enum(['report', 'file'])

/** A file that an export makes. */
export const ExportFile = record({
  fileName: z.string(),
  fileState: codeOf(exportState),
  userName: z.string(),
  /** Where to get the file; empty unless it is downloadable. */
  fileUrl: z.string(),
  rows: z.int().nullable(),
  /** Only of an export that failed. */
  failure: ExportFailure.nullable(),
})

/** A row that was not kept: `row 5: phone: enter a correct phone number`, in the importer's language. */
export const FailedRow = z.object({ content: z.string() })

/** As many failed rows as the list itself shows; `importResult` gives all of them, page by page. */
export const RESULTS_IN_LIST = 100

/** A file that was imported, with what came of it. */
export const ImportFile = record({
  fileName: z.string(),
  template: codeOf(importTemplate),
  fileState: codeOf(importState),
  /** Rows in the file; unknown until it is read. */
  total: z.int().nullable(),
  uploadSuccess: z.int(),
  uploadFail: z.int(),
  userName: z.string(),
  /** Where to get the file that was imported; empty while it is being read. */
  fileUrl: z.string(),
  /** The first of the failed rows. */
  resultList: z.array(FailedRow),
})

/** A template as the template center offers it. */
export const Template = z.object({
  template: codeOf(importTemplate),
  fileName: z.string(),
  fileUrl: z.string(),
})

const at = service('config-service/downloadCenter')

/** The files of the caller, the newest first: nobody sees those of another person. */
export const downloadCenter = {
  exportList: at('exportList', 'signedIn')
    .takes(paged(z.object({}), ['createTime']))
    .gives(pageOf(ExportFile)),
  importList: at('importList', 'signedIn')
    .takes(paged(z.object({}), ['createTime']))
    .gives(pageOf(ImportFile)),
  /** The failed rows of an import, in the order of the file. */
  importResult: at('importResult', 'signedIn')
    .takes(paged(ById, ['row']))
    .gives(pageOf(FailedRow)),
  /** The four templates, each in the language of the request. */
  templateUrl: at('templateUrl', 'signedIn').gives(z.array(Template)),
}

/** A file of the download center, for its owner, with the usual token header. */
export const exportFileUrl = (id: z.input<typeof Id>) => `/config-service/downloadCenter/file?id=${id}`
/** The file that was imported, as it came. */
export const importFileUrl = (id: z.input<typeof Id>) => `/config-service/downloadCenter/importFile?id=${id}`
export const templateFileUrl = (template: number) =>
  `/config-service/downloadCenter/template?template=${template}`

export const Upload = z.object({ file: z.file() })
export const Started = z.object({ id: Id })

/** Takes a filled template as a multipart form; what became of its rows is in the import center. */
export function importing(
  call: CallBuilder<z.ZodType, z.ZodType, never>,
): CallBuilder<typeof Upload, typeof Started, keyof typeof tooManyOpenFiles> {
  return call.takes(Upload).gives(Started).fails(tooManyOpenFiles).uploads(MAX_IMPORT_BYTES).within('file')
}

export type ExportFile = z.input<typeof ExportFile>
export type ImportFile = z.input<typeof ImportFile>
