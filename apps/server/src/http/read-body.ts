import type { FastifyRequest } from 'fastify'
import { failures } from './failure.ts'

/** PostgreSQL stores neither NUL nor half a surrogate pair; nobody types one either. */
const NUL = '\u0000'
const MAX_DEPTH = 40

/** What a call was sent: the query of a GET, the fields of a form, else the JSON body. */
export async function readBody(request: FastifyRequest): Promise<unknown> {
  const body =
    request.method === 'GET' ? request.query : request.isMultipart() ? await fieldsOf(request) : request.body
  if (!isStorable(body, 0)) throw failures.invalid([{ path: [], message: 'text.unstorable' }])
  return body
}

async function fieldsOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: [string, unknown][] = []
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.push([part.fieldname, part.value])
      else part.file.resume()
    }
  } catch (cause) {
    // A form that is cut off or has no boundary is the sender's fault, whichever parser noticed.
    throw Object.assign(failures.invalid([{ path: [], message: 'request.unreadable' }]), { cause })
  }
  return Object.fromEntries(fields)
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes(NUL) && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth > MAX_DEPTH) return false
  return Object.entries(value).every(([key, item]) => isStorable(key, depth) && isStorable(item, depth + 1))
}
