import { Agent, type IncomingMessage, request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { openApiDocument } from '@ampdeck/api/openapi'
import { everyResource } from '@ampdeck/api/resources'
import fc from 'fast-check'
import { type Encoding, type FuzzInput, inputsOf, Known } from './inputs.ts'

const BOUNDARY = 'fuzz'
const ANSWER_WITHIN_MS = 20_000
const MAX_KNOWN = 60
/** Above the limit of a JSON body. */
const LARGE = 3_000_000
/** What would end the session that makes the requests, or leave it nothing but to set up a second factor. */
const ENDS_SESSION =
  /\/(user\/(logout|revokeSession|revokeOtherSessions|updatePassword|update)|loginRule\/save)$/

export interface FuzzTarget {
  url: string
  /** A token of somebody who may do everything, and of somebody else. */
  login(account: 'admin' | 'ops'): Promise<string>
}

export interface FuzzFault {
  input: string
  outcome: string
}

export interface FuzzResult {
  sent: number
  calls: number
  /** How many requests had which outcome: an HTTP status with the envelope's code, or why there was no answer. */
  outcomes: Record<string, number>
  /** Requests that were answered by 5xx, by code 500, or not at all. */
  faults: FuzzFault[]
}

interface Answered {
  status: number
  text: string
}

/** Sends drawn requests to a server, over real connections. The same seed draws the same requests. */
export async function fuzz(
  { url, login }: FuzzTarget,
  { seed, inputs, atOnce = 8 }: { seed: number; inputs: number; atOnce?: number },
): Promise<FuzzResult> {
  const document = openApiDocument({ resources: everyResource, info: { title: 'fuzz', version: '0' } })
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const found = answersSoFar()
  const tokens = { admin: await login('admin'), other: await login('ops') }
  const result: FuzzResult = { sent: 0, calls: Object.keys(document.paths).length, outcomes: {}, faults: [] }
  const drawn = drawer(document, seed, inputs)

  async function logInAgain() {
    tokens.admin = await login('admin').catch(() => tokens.admin)
    tokens.other = await login('ops').catch(() => tokens.other)
  }

  async function sendNext(): Promise<void> {
    for (let input = drawn(); input; input = drawn()) {
      const body = found.fill(input)
      const outcome = await send(input, body).catch((error: Error & { code?: string }) => error)
      note(input, body, outcome)
      if (outcome instanceof Error) continue
      found.learn(input.path, outcome.text)
      const { who } = input
      // Somebody's session was ended by a request of its own.
      if ((who === 'admin' || who === 'other') && /^\{"code":(2|408),/.test(outcome.text)) await logInAgain()
    }
  }

  function note(input: FuzzInput, body: unknown, outcome: Answered | (Error & { code?: string })) {
    const kind =
      outcome instanceof Error
        ? (outcome.code ?? outcome.message)
        : `${outcome.status} ${codeOf(outcome.text)}`.trim()
    result.sent += 1
    result.outcomes[kind] = (result.outcomes[kind] ?? 0) + 1
    const isFault = outcome instanceof Error || outcome.status === 500 || codeOf(outcome.text) === '500'
    if (!isFault || result.faults.length >= 200) return
    const { method, path, query, encoding, who, key } = input
    result.faults.push({
      input: JSON.stringify({ method, path, query, encoding, who, key, body }).slice(0, 1_500),
      outcome: outcome instanceof Error ? kind : `${kind} ${outcome.text.slice(0, 300)}`,
    })
  }

  function send(input: FuzzInput, body: unknown): Promise<Answered> {
    const { method, path, query, encoding, key } = input
    const who = ENDS_SESSION.test(path) && input.who === 'admin' ? 'other' : input.who
    const token =
      who === 'admin' || who === 'other' ? tokens[who] : who === 'stranger' ? 'x\u00ff' : undefined
    const isQuery = method === 'GET' || method === 'HEAD'
    const payload = isQuery ? undefined : encode(body, encoding)
    const search = isQuery && query === '' ? String(new URLSearchParams(flat(body))) : query
    return ask(`${url}${path}${search && `?${search}`}`, agent, {
      method,
      payload: payload?.bytes,
      headers: {
        ...(payload && { 'content-type': payload.type, 'content-length': String(payload.bytes.length) }),
        ...(payload && encoding === 'gzip' && { 'content-encoding': 'gzip' }),
        ...(token && { authorization: token }),
        ...(key !== null && { 'idempotency-key': key }),
      },
    })
  }

  await Promise.all(Array.from({ length: atOnce }, sendNext))
  agent.destroy()
  return result
}

const codeOf = (text: string) => /^\{"code":(\d+)/.exec(text)?.[1] ?? ''

/** Gives the inputs one after the other, each call once before any twice; drawn in lots, for all at once would be large. */
function drawer(document: Parameters<typeof inputsOf>[0], seed: number, inputs: number) {
  const LOT = 500
  const { ofEachCall, any } = inputsOf(document)
  let lot = ofEachCall.flatMap((call, index) => fc.sample(call, { numRuns: 1, seed: seed - index }))
  let count = 0
  return (): FuzzInput | undefined => {
    if (count === inputs) return undefined
    if (lot.length === 0) lot = fc.sample(any, { numRuns: LOT, seed: seed + count })
    count += 1
    return lot.pop()
  }
}

function ask(
  url: string,
  agent: Agent,
  {
    method,
    headers,
    payload,
  }: { method: string; headers: Record<string, string>; payload: Buffer | undefined },
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { agent, method, headers, timeout: ANSWER_WITHIN_MS },
      (answer: IncomingMessage) => {
        const { statusCode: status = 0, headers: answered } = answer
        // A stream of events has no end of its own.
        if (answered['content-type']?.startsWith('text/event-stream')) {
          answer.destroy()
          return resolve({ status, text: '' })
        }
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          if (text.length < 200_000) text += part
        })
        answer.on('end', () => resolve({ status, text }))
        answer.on('error', reject)
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
    asked.on('error', reject)
    asked.end(payload)
  })
}

function encode(body: unknown, encoding: Encoding): { type: string; bytes: Buffer } | undefined {
  const json = JSON.stringify(body) ?? ''
  switch (encoding) {
    case 'json':
      return { type: 'application/json', bytes: Buffer.from(json) }
    case 'cut':
      return { type: 'application/json', bytes: Buffer.from(json.slice(0, Math.floor(json.length / 2))) }
    case 'gzip':
      return { type: 'application/json', bytes: gzipSync(json) }
    case 'large':
      return { type: 'application/json', bytes: Buffer.from(`{"name":"${'x'.repeat(LARGE)}"}`) }
    case 'form':
      return {
        type: 'application/x-www-form-urlencoded',
        bytes: Buffer.from(String(new URLSearchParams(flat(body)))),
      }
    case 'text':
      return { type: 'text/plain', bytes: Buffer.from(json) }
    case 'multipart':
    case 'cutMultipart': {
      const whole = multipart(body)
      const bytes = encoding === 'multipart' ? whole : whole.subarray(0, whole.length / 2)
      return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes }
    }
    case 'none':
      return undefined
  }
}

function flat(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return { value: String(body) }
  return Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  )
}

function multipart(body: unknown): Buffer {
  const parts = Object.entries(flat(body)).map(([name, value]) => {
    const isFile = name === 'file'
    const plain = encodeURIComponent(name.toWellFormed())
    const head = isFile ? `name="file"; filename="${plain}.xlsx"` : `name="${plain}"`
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`
  })
  return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`)
}

/** What the server has answered: the values of each field's name, and the records of each resource. */
function answersSoFar() {
  const values = new Map<string, unknown[]>()
  const records = new Map<string, object[]>()

  function keep<T>(under: Map<string, T[]>, key: string, value: T) {
    const list = under.get(key) ?? []
    if (list.length < MAX_KNOWN && !list.includes(value)) under.set(key, [...list, value])
  }

  function walk(resource: string, value: unknown, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > 6) return
    if (!Array.isArray(value) && 'id' in value) keep(records, resource, value)
    for (const [key, item] of Object.entries(value).slice(0, 40)) {
      if (typeof item === 'number' || typeof item === 'string') {
        keep(values, `${resource}.${key}`, item)
        keep(values, key, item)
      }
      walk(resource, item, depth + 1)
    }
  }

  function filled(resource: string, value: unknown): unknown {
    if (value instanceof Known) {
      const own = values.get(`${resource}.${value.key}`) ?? values.get(value.key) ?? values.get('id') ?? [1]
      return own[value.nth % own.length]
    }
    if (Array.isArray(value)) return value.map((item) => filled(resource, item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(resource, item)]))
  }

  return {
    learn(path: string, text: string): void {
      if (!text.startsWith('{"code":0')) return
      try {
        walk(resourceOf(path), (JSON.parse(text) as { data: unknown }).data, 0)
      } catch {
        // The answer was cut: nothing is learned of it.
      }
    },
    fill({ path, record, body }: FuzzInput): unknown {
      const resource = resourceOf(path)
      const own = filled(resource, body)
      const of = records.get(resource)
      if (record === null || !of || typeof own !== 'object' || own === null || Array.isArray(own)) return own
      // A record as it was answered, in which some fields are changed.
      const fields = Object.entries(own)
      // Every other time in one field alone: what is valid but for that reaches furthest.
      const changed =
        record % 2 === 0
          ? fields.slice(record % Math.max(1, fields.length)).slice(0, 1)
          : fields.filter((_, index) => index % 5 === record % 5)
      return { ...of[record % of.length], ...Object.fromEntries(changed) }
    },
  }
}

const resourceOf = (path: string) =>
  path
    .replace(/^\/api\//, '/')
    .split('/')
    .slice(1, 3)
    .join('/')
