import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { exportState } from '../enumerations/system.ts'
import { paged, pageOf } from '../paging.ts'
import { type Id, record } from '../wire.ts'

/** spec.md §3 "Export file record". */
export const ExportFile = record({
  fileName: z.string(),
  fileState: codeOf(exportState),
  userName: z.string(),
  /** Where to get the file; empty unless it is downloadable. */
  fileUrl: z.string(),
  rows: z.int().nullable(),
})

const at = service('config-service/downloadCenter')

export const downloadCenter = {
  exportList: at('exportList', 'signedIn')
    .takes(paged(z.object({}), ['createTime']))
    .gives(pageOf(ExportFile)),
}

/** The address of an export's file, for its owner, with the usual token header. */
export const exportFileUrl = (id: z.input<typeof Id>) => `/config-service/downloadCenter/file?id=${id}`
