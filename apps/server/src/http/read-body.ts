import { readFile } from 'node:fs/promises'
import type { Call } from '@ampdeck/api/contract'
import type { FastifyRequest } from 'fastify'
import { Failure, failures } from '../foundation/failure.ts'
import { UploadedFile } from '../foundation/uploaded-file.ts'
import type { Received } from './uploads.ts'

/** PostgreSQL stores neither NUL nor half a surrogate pair; nobody types one either. */
const NUL = '\u0000'
const MAX_DEPTH = 40
/** Of a form: a text field is never as long as a file. */
const MAX_FIELD_BYTES = 65_536

/** What a call was sent. Its files are in memory and on the disk until it is disposed of. */
interface Body extends AsyncDisposable {
  content: unknown
}

/** What a call was sent: the query of a GET, the fields and files of a form, else the JSON body. */
export async function readBody(request: FastifyRequest, call: Call): Promise<Body> {
  await using opened = new AsyncDisposableStack()
  const content =
    request.method === 'GET'
      ? request.query
      : request.isMultipart()
        ? await fieldsOf(request, call, opened)
        : request.body
  if (!isStorable(content, 0)) throw failures.invalid([{ path: [], message: 'text.unstorable' }])
  const held = opened.move()
  return { content, [Symbol.asyncDispose]: () => held.disposeAsync() }
}

async function fieldsOf(
  request: FastifyRequest,
  { maxFileBytes }: Call,
  opened: AsyncDisposableStack,
): Promise<Record<string, unknown>> {
  const { uploads } = request.server
  const fields: [string, unknown][] = []
  const files: { field: string; part: { filename: string; mimetype: string }; received: Received }[] = []
  // One byte more than is allowed, so that the limit is told by us.
  const limits = {
    fieldSize: MAX_FIELD_BYTES,
    ...(maxFileBytes !== undefined && { fileSize: maxFileBytes + 1 }),
  }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields.push([part.fieldname, part.value])
      else if (maxFileBytes === undefined) part.file.resume()
      else {
        const { fieldname: field, filename, mimetype } = part
        const received = await uploads.receive(part.file, { field, maxBytes: maxFileBytes })
        opened.defer(() => received.remove())
        files.push({ field, part: { filename, mimetype }, received })
      }
    }
  } catch (cause) {
    // The rest runs out unread, so that the sender gets to read the answer.
    request.raw.unpipe()
    request.raw.resume()
    if (cause instanceof Failure) throw cause
    // A form that is cut off or has no boundary is the sender's fault, whichever parser noticed.
    throw Object.assign(failures.invalid([{ path: [], message: 'request.unreadable' }]), { cause })
  }
  if (files.length > 0) opened.defer(await uploads.place())
  for (const { field, part, received } of files)
    fields.push([field, new UploadedFile(await readFile(received.path), part)])
  return Object.fromEntries(fields)
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes(NUL) && value.isWellFormed()
  if (value instanceof UploadedFile) return isStorable(value.name, depth)
  if (typeof value !== 'object' || value === null) return true
  if (depth > MAX_DEPTH) return false
  return Object.entries(value).every(([key, item]) => isStorable(key, depth) && isStorable(item, depth + 1))
}
