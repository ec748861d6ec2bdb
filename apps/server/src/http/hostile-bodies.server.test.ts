// @module-tag long
import type { InjectOptions } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

/** There before the tests, which are one for each call of its document. */
const server = await createTestApp()
afterAll(() => server.close())

interface Schema {
  $ref?: string
  properties?: Record<string, unknown>
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}
interface Operation {
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}

/** Bodies that are nobody's contract, as they go over the wire. */
const BODIES = [
  '',
  'null',
  'true',
  '[]',
  '"text"',
  '{',
  '{"a":1}}',
  '{"id":1e999}',
  '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}',
  `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  `{"name":"${'x'.repeat(100_000)}"}`,
  '\ufeff{}',
]

/** Values that are put into every field of a call at once. */
const VALUES = [
  'null',
  '""',
  '-1',
  '0',
  '1e308',
  '9007199254740993',
  '0.1',
  '{}',
  '[]',
  '[[null]]',
  '"\\u0000"',
  '"\\ud800"',
  '"%"',
  `"'; drop table station; --"`,
  '"1,2,3"',
  '"2026-02-31 25:61:61"',
  '"desc"',
]

/** These end the session with which the others are tried. */
const ENDS_SESSION = /\/(logout|updatePassword)$/
/** Its answer goes on for ever. */
const EVENTS = '/events'
const AT_ONCE = 8

interface Document {
  paths: Record<string, { post?: Operation }>
  components: { schemas: Record<string, Schema> }
}
const document = (await server.app.inject('/openapi.json')).json<Document>()
const calls = Object.entries(document.paths).filter(([path]) => path !== EVENTS && !ENDS_SESSION.test(path))
const token = await server.login('admin')

/** The names of a body's fields, of all its forms where it has several. */
function fieldsOf(schema: Schema = {}): string[] {
  const { $ref, properties = {}, allOf = [], anyOf = [], oneOf = [] } = schema
  const named = $ref && document.components.schemas[$ref.split('/').at(-1) ?? '']
  const parts = [...allOf, ...anyOf, ...oneOf, ...(named ? [named] : [])]
  return [...new Set([...Object.keys(properties), ...parts.flatMap(fieldsOf)])]
}

describe('no body makes the server fail', () => {
  it.each(calls)('%s', async (path, { post }) => {
    if (!post) return expectSound(path, { url: path, headers: { authorization: token } })
    const fields = fieldsOf(post.requestBody?.content?.['application/json']?.schema)
    const filled = VALUES.map(
      (value) => `{${fields.map((field) => `${JSON.stringify(field)}:${value}`).join(',')}}`,
    )
    const bodies = [...BODIES, ...filled]
    for (let index = 0; index < bodies.length; index += AT_ONCE) {
      await Promise.all(bodies.slice(index, index + AT_ONCE).map((body) => attempt(path, body)))
    }
  })

  it('of another type than JSON', async () => {
    for (const type of [
      'text/plain',
      'application/xml',
      'multipart/form-data',
      'application/json; charset=utf-7',
      'x',
    ]) {
      await attempt('/config-service/station/page', '{}', type)
    }
  })
})

async function attempt(path: string, body: string, type = 'application/json'): Promise<void> {
  const headers = { 'content-type': type, authorization: token }
  await expectSound(`${path} ${body.slice(0, 80)}`, { method: 'POST', url: path, headers, payload: body })
}

/** An envelope, not our fault, and nothing of our insides in it. */
async function expectSound(what: string, request: InjectOptions): Promise<void> {
  const { statusCode, payload: text } = await server.app.inject(request)
  expect(statusCode, `${what}: ${text}`).toBeLessThan(500)
  const envelope = JSON.parse(text)
  expect(envelope, what).toMatchObject({ code: expect.any(Number), msg: expect.any(String) })
  expect(envelope.code, `${what}: ${text}`).not.toBe(500)
  expect(text, what).not.toMatch(/\bat .*\.ts:\d+|node_modules|select .* from|"\w+" violates/i)
}
