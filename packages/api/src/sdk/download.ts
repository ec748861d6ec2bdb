import type { z } from 'zod'
import type { Client } from '../client/create-client.ts'
import { ApiError, withoutAnswer } from '../client/outcome.ts'
import { pages } from '../client/pages.ts'
import { pause } from '../client/pause.ts'
import { downloadCenter, type ExportFile } from '../config/download-center.ts'
import type { Call, InputOf } from '../contract.ts'
import { exportState } from '../enumerations/system.ts'

/** A call that starts an export: it answers the number of the file in the download center. */
export type ExportCall = Call<z.ZodType, z.ZodType<unknown, { id: number }>>

export interface DownloadOptions {
  signal?: AbortSignal | undefined
  /** Milliseconds between two looks at whether the file is ready; 1,000 unless given. */
  every?: number | undefined
}

export interface Download {
  fileName: string
  /** How many rows the file has. */
  rows: number | null
  /** The file as it comes. */
  body: ReadableStream<Uint8Array>
}

/**
 * Asks for an export, waits until its file is there, and streams it. The file also stands in the caller's download
 * center.
 *
 * ```ts
 * const { fileName, body } = await download(client, station.export, { status: [stationStatus.code.open] })
 * await writeFile(fileName, body)
 * ```
 *
 * @throws `ApiError` of kind `unexpected` where the export failed, `cancelled` or `timeout` by the signal
 */
export async function download<C extends ExportCall>(
  client: Client,
  call: C,
  input?: InputOf<C>,
  { signal, every = 1_000 }: DownloadOptions = {},
): Promise<Download> {
  const { id } = await client(call as ExportCall, input, { signal })
  for (;;) {
    const file = await find(client, id, signal)
    if (file?.fileState === exportState.code.downloadable) {
      const { body } = await client.open(file.fileUrl, { signal })
      if (!body) throw new ApiError('unexpected', '')
      return { fileName: file.fileName, rows: file.rows, body }
    }
    if (file?.fileState !== exportState.code.generating) throw new ApiError('unexpected', 'The export failed')
    await pause(every, signal).catch((reason) => {
      throw withoutAnswer(reason, signal)
    })
  }
}

async function find(client: Client, id: number, signal?: AbortSignal): Promise<ExportFile | undefined> {
  for await (const { records } of pages(client, downloadCenter.exportList, {}, { signal })) {
    const file = records.find((each) => each.id === id)
    if (file) return file
  }
  return undefined
}
