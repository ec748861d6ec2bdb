import { Worker } from 'node:worker_threads'
import type { FoundProblem, SheetRow } from './sheet-rows.ts'

export type Sheet = { rows: SheetRow[] } | FoundProblem

/** What a table of 5,000 rows needs, several times over. */
const LIMITS = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 64 }
const MAX_MS = 30_000

/** Reads the rows of a spreadsheet in a thread of its own; whatever is wrong with the file is a problem, never a fault. */
export function readSheet(content: Buffer, isCsv: boolean): Promise<Sheet> {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), {
    workerData: { content: new Uint8Array(content), isCsv },
    resourceLimits: LIMITS,
  })
  const late = setTimeout(() => void worker.terminate(), MAX_MS)
  return new Promise<Sheet>((resolve) => {
    worker.once('message', resolve)
    // Out of memory, or ended for taking too long: no table of this size does either.
    worker.once('error', () => resolve({ problem: 'unreadable' }))
    worker.once('exit', () => resolve({ problem: 'unreadable' }))
  }).finally(() => {
    clearTimeout(late)
    void worker.terminate()
  })
}
