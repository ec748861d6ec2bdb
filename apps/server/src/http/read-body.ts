import type { Call } from '@ampdeck/api/contract'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Failure, failures } from '../foundation/failure.ts'
import { UploadedFile } from '../foundation/uploaded-file.ts'

/** PostgreSQL stores neither NUL nor half a surrogate pair; nobody types one either. */
const NUL = '\u0000'
const MAX_DEPTH = 40

/** What a call was sent: the query of a GET, the fields and files of a form, else the JSON body. */
export async function readBody(request: FastifyRequest, call: Call): Promise<unknown> {
  const body =
    request.method === 'GET'
      ? request.query
      : request.isMultipart()
        ? await fieldsOf(request, call)
        : request.body
  if (!isStorable(body, 0)) throw failures.invalid([{ path: [], message: 'text.unstorable' }])
  return body
}

async function fieldsOf(request: FastifyRequest, { maxFileBytes }: Call): Promise<Record<string, unknown>> {
  const fields: [string, unknown][] = []
  const limits = maxFileBytes === undefined ? {} : { fileSize: maxFileBytes }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields.push([part.fieldname, part.value])
      else if (maxFileBytes === undefined) part.file.resume()
      else fields.push([part.fieldname, await fileOf(part, maxFileBytes)])
    }
  } catch (cause) {
    if (cause instanceof Failure) throw cause
    // A form that is cut off or has no boundary is the sender's fault, whichever parser noticed.
    throw Object.assign(failures.invalid([{ path: [], message: 'request.unreadable' }]), { cause })
  }
  return Object.fromEntries(fields)
}

async function fileOf(part: MultipartFile, maxBytes: number): Promise<UploadedFile> {
  const content = await part.toBuffer().catch((error: { code?: string }) => {
    throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? failures.fileTooLarge(part.fieldname, maxBytes) : error
  })
  return new UploadedFile(content, part)
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes(NUL) && value.isWellFormed()
  if (value instanceof UploadedFile) return isStorable(value.name, depth)
  if (typeof value !== 'object' || value === null) return true
  if (depth > MAX_DEPTH) return false
  return Object.entries(value).every(([key, item]) => isStorable(key, depth) && isStorable(item, depth + 1))
}
