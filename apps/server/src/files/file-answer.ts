import { Readable } from 'node:stream'
import type { Language } from '@ampdeck/api/enumeration'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Caller } from '../access/caller.ts'
import { readCaller } from '../access/session.store.ts'
import type { Platform } from '../database/platform.ts'
import { Rows } from '../database/rows.ts'
import { languageOf } from '../http/language.ts'

/** A file on its way to somebody. */
export interface FileAnswer {
  name: string
  bytes: number
  content: Uint8Array | AsyncIterable<Uint8Array>
}

export interface FileRequest {
  rows: Rows
  caller: Caller
  language: Language
  /** The number in the address; not a number where it is none. */
  number: number
}

/** By the ending of a file's name; any other is bytes, which no browser opens by itself. */
const types: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** Gives files at an address of the download center, to people with a token. */
export function serveFile(
  app: FastifyInstance,
  platform: Platform,
  address: string,
  find: (request: FileRequest) => Promise<FileAnswer>,
): void {
  for (const prefix of ['', '/api']) {
    app.get(`${prefix}/config-service/downloadCenter/${address}`, async (request, reply) => {
      const caller = await readCaller(platform, request)
      const stamp = { now: platform.now(), userId: caller.userId, newId: platform.newId }
      const { id, template } = request.query as { id?: unknown; template?: unknown }
      const file = await find({
        rows: new Rows(platform.db, caller.scope, stamp),
        caller,
        language: languageOf(request.headers),
        number: numberOf(id ?? template),
      })
      return sendFile(reply, file)
    })
  }
}

function numberOf(text: unknown): number {
  return typeof text === 'string' && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
}

/** Answers with a file. */
export function sendFile(reply: FastifyReply, { name, bytes, content }: FileAnswer) {
  return reply
    .type(types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    .header('content-disposition', disposition(name))
    .header('content-length', bytes)
    .header('cache-control', 'private, no-store')
    .send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content))
}

/** The name in both forms of RFC 6266: plain for old programs, and as it is. */
function disposition(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
