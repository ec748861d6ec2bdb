import { parentPort, workerData } from 'node:worker_threads'
import { problemOf, readRows } from './sheet-rows.ts'

/*
 * Reads one file and ends. A file may be made to cost memory or time: here it costs those of a thread that has little
 * of either and is ended when it takes too long, and never those of the server.
 */

const { content, isCsv } = workerData as { content: Uint8Array; isCsv: boolean }
const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)

try {
  parentPort?.postMessage({ rows: await readRows(bytes, isCsv) })
} catch (error) {
  parentPort?.postMessage(problemOf(error))
}
