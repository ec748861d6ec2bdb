import type { Refusal } from './file-rules.ts'

/** A file that is on the server. */
export interface UploadedFile {
  name: string
  /** Where it lies, or by which number it is known there. */
  url?: string | undefined
  id?: number | string | undefined
  bytes?: number | undefined
}

/** Sends a file. `onProgress` takes the part that was sent, 0 to 1; `signal` stops it. */
export type Uploader = (
  file: File,
  on: { signal: AbortSignal; onProgress: (part: number) => void },
) => Promise<Pick<UploadedFile, 'url' | 'id'>>

/** What stands for a file in a form: where it lies, or its number. */
export function addressOf({ url, id, name }: UploadedFile): string {
  return url ?? (id === undefined ? name : String(id))
}

/** A file that is not on the server, or not yet. */
export interface Upload {
  readonly id: number
  readonly file: File
  readonly state: 'waiting' | 'uploading' | 'failed' | 'refused'
  /** 0 to 1. */
  readonly progress: number
  /** Why it was refused here. */
  readonly refusal?: Refusal | undefined
  /** The server's own sentence, in the reader's language already. */
  readonly reason?: string | undefined
}

export type UploadEvent =
  | { type: 'added'; id: number; file: File; refusal: Refusal | undefined }
  | { type: 'started'; id: number }
  | { type: 'progressed'; id: number; part: number }
  | { type: 'failed'; id: number; reason?: string | undefined }
  | { type: 'retried'; id: number }
  /** Done, stopped or dismissed. */
  | { type: 'left'; id: number }

/** How many are sent at once. */
export const AT_ONCE = 2

export function afterUpload(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  const change = (part: Partial<Upload>) =>
    uploads.map((upload) => (upload.id === event.id ? { ...upload, ...part } : upload))
  switch (event.type) {
    case 'added': {
      const { id, file, refusal } = event
      return [...uploads, { id, file, state: refusal ? 'refused' : 'waiting', progress: 0, refusal }]
    }
    case 'started':
      return change({ state: 'uploading', progress: 0 })
    case 'progressed':
      return change({ progress: Math.min(1, Math.max(0, event.part)) })
    case 'failed':
      return change({ state: 'failed', reason: event.reason })
    case 'retried':
      return change({ state: 'waiting', progress: 0 })
    case 'left':
      return uploads.filter(({ id }) => id !== event.id)
  }
}

/** The uploads whose turn it is, in the order in which they came. */
export function startable(uploads: readonly Upload[]): readonly Upload[] {
  const running = uploads.filter(({ state }) => state === 'uploading').length
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, AT_ONCE - running))
}

/** Whether something is still on its way. */
export function isPending(uploads: readonly Upload[]): boolean {
  return uploads.some(({ state }) => state === 'waiting' || state === 'uploading')
}

/** How many more files fit beside those that are there or on their way. */
export function roomFor(max: number, files: number, uploads: readonly Upload[]): number {
  return Math.max(0, max - files - uploads.filter(({ state }) => state !== 'refused').length)
}
