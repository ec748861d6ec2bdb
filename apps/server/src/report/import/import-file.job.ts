import { extname } from 'node:path'
import type { Language } from '@ampdeck/api/enumeration'
import { importState } from '@ampdeck/api/enumerations/system'
import { say, texts } from '@ampdeck/api/texts'
import type { Selectable } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { storedBytes } from '../../files/stored-file.store.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { readSheet } from '../sheet/read-sheet.ts'
import type { SheetProblem } from '../sheet/sheet-rows.ts'
import { importJob } from './import-file.service.ts'
import { countsOf, finish, refuseFile } from './import-file.store.ts'
import { type Plan, planOf } from './import-plan.ts'
import { type ImportJob, saveRows } from './import-rows.ts'
import { templateOf } from './import-templates.ts'
import { stopImport } from './stop-import.ts'

const { failed: FAILED } = importState.code

const words = texts({
  unreadable: ['the file cannot be read as a spreadsheet', '无法将该文件作为表格读取'],
  unpacksTooLarge: ['the file is far too large when it is unpacked', '文件解压后过大'],
  macros: ['the file contains macros: save it without them', '文件含有宏，请去除宏后重新保存'],
  formulas: ['the file contains formulas: replace them by their values', '文件含有公式，请将公式替换为数值'],
  tooManyRows: ['the file has more than 5,000 rows', '文件超过 5,000 行'],
  tooWide: ['the file has far more columns than the template', '文件的列远多于模板'],
  encoding: [
    'the encoding of the file is unknown: save it as CSV UTF-8 or xlsx',
    '无法识别文件编码，请另存为 CSV UTF-8 或 xlsx',
  ],
  noTemplate: ['this template no longer exists', '该模板已不存在'],
} satisfies Record<Exclude<SheetProblem, 'notUtf8'> | 'noTemplate', readonly [string, string]>)

const lineWords = texts({
  notUtf8: [
    'line {lines} is not UTF-8: save the file anew as CSV UTF-8 or xlsx',
    '第 {lines} 行不是 UTF-8 编码，请另存为 CSV UTF-8 或 xlsx',
  ],
})

/** Reads a file row by row (LC 21b): done when every row was kept, failed when any was not; good rows are kept. */
export const job: JobKind<ImportJob> = {
  ...importJob,
  retry: { limit: 5, delaySeconds: 2 },
  run: async (job, { platform }) => {
    const { db, now } = platform
    const file = await ofSeller(db, job.sellerId)
      .withDeleted('importFile')
      .selectAll()
      .where('id', '=', job.id)
      .executeTakeFirst()
    // Deleted meanwhile, or done by a run that ended before it could say so.
    if (file?.fileState !== importState.code.importing) return
    const plan = await planFor(file, await storedBytes(db, file), now())
    const template = await templateOf(file.template)
    const { sellerId, id: importId } = file
    if ('problem' in plan) {
      const { total } = plan
      await template?.ended?.(platform, { sellerId, importId, total, kept: 0, failed: total, state: FAILED })
      return refuseFile(db, file, { ...plan, now: now() })
    }
    await saveRows(platform, { job, file, rows: plan.rows })
    await template?.ended?.(platform, { sellerId, importId, ...(await countsOf(db, file)) })
    await finish(db, file, now())
  },
  givenUp: async ({ sellerId, id }, _reason, { platform }) => stopImport(platform, { sellerId, id }),
}

async function planFor(file: Selectable<Tables['importFile']>, content: Buffer, now: number): Promise<Plan> {
  const { language } = file
  const template = await templateOf(file.template)
  if (!template) return whole('noTemplate', language)
  const sheet = await readSheet(content, isCsv(file.fileName))
  if ('problem' in sheet) return whole(sheet.problem, language, sheet.lines)
  return planOf(template, sheet.rows, { language, now })
}

function whole(problem: SheetProblem | 'noTemplate', language: Language, lines = ''): Plan {
  const text =
    problem === 'notUtf8' ? say(lineWords.notUtf8, language, { lines }) : say(words[problem], language)
  return { problem: text, total: 0 }
}

function isCsv(fileName: string): boolean {
  return extname(fileName).toLowerCase() === '.csv'
}
