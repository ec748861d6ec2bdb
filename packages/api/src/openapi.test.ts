import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { service } from './contract.ts'
import { openApiDocument } from './openapi.ts'
import { everyCall, everyResource } from './resources.ts'

const document = openApiDocument({
  resources: everyResource,
  info: { title: 'Ampdeck API', version: '1.0.0' },
})
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const of = (path: string) => {
  const found = document.paths[path]?.post
  if (!found) throw new Error(`no operation at ${path}`)
  return found
}

const schemas = document.components.schemas ?? {}
const reasonsOf = (name: string) => JSON.stringify(schemas[name]?.properties)

/** Every value below `$ref` in the document. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : references(inner),
  )
}

test('is OpenAPI 3.1 and survives JSON', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Ampdeck API', version: '1.0.0' } })
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})

test('points to no document that a reader of it does not have', () => {
  expect(JSON.stringify(document).match(/[\w-]+\.md\b/gi)).toBeNull()
})

test('describes every call of every resource once', () => {
  const ofCalls = Object.keys(document.paths).filter((path) => path !== '/events')
  expect(ofCalls.sort()).toEqual(everyCall.map(({ call }) => `/${call.path}`).sort())
  expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(everyCall.length + 1)
})

test('every operation has a declared tag and answers', () => {
  const tags = document.tags.map((tag) => tag.name)
  for (const operation of operations) {
    expect(tags).toContain(operation.tags[0])
    expect(operation.responses).toHaveProperty('200')
    expect(operation.responses).toHaveProperty('503')
    expect(operation.summary).toMatch(/^[A-Z][\w -]+: \S/)
  }
})

test('every reference leads to a component', () => {
  const found = references(document)
  expect(found.length).toBeGreaterThan(0)
  for (const reference of found) {
    const [root, components, kind = '', name = ''] = reference.split('/')
    expect([root, components]).toEqual(['#', 'components'])
    expect(document.components[kind]).toHaveProperty(name)
  }
})

test('a call shows its permission, its body and its declared refusals', () => {
  const update = of('/config-service/station/update')
  expect(update['x-permission']).toEqual(['stationList:edit'])
  expect(update.requestBody).toMatchObject({
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/StationUpdateInput' } } },
  })
  expect(schemas.StationUpdateInput).toMatchObject({ properties: { id: {}, version: {}, name: {} } })
  expect(JSON.stringify(update.responses[200])).toContain('`record.stale`, `record.duplicate`')
  expect(reasonsOf('StationUpdateRefusal')).toContain('record.stale')
  expect(of('/config-service/station/updateStatus')['x-permission']).toEqual([
    'stationList:enable',
    'stationList:disable',
  ])
})

test('writes take an idempotency key, reads do not', () => {
  expect(of('/config-service/station/save').parameters).toEqual([
    { $ref: '#/components/parameters/IdempotencyKey' },
  ])
  expect(of('/config-service/station/page').parameters).toBeUndefined()
})

test('only public calls need no token', () => {
  const open = operations.filter((operation) => operation.security?.length === 0)
  expect(open.map((operation) => operation.operationId).sort()).toEqual([
    'reconciliationSite.verify',
    'seller.getSellerBasicsConfig',
    'signIn.authLogin',
    'signIn.getSmsLoginCaptcha',
    'signIn.ipLogin',
    'signIn.passkeyLogin',
    'signIn.passkeyOptions',
    'signIn.providerLogin',
    'signIn.providerStart',
    'signIn.secondStep',
    'signIn.sellerLogin',
    'signIn.sendIpCaptcha',
    'signIn.smsCaptchaLogin',
    'user.login',
    'wall.claim',
    'wall.enter',
    'wall.offer',
  ])
})

test('every other call takes a token, or all five headers of a signature', () => {
  expect(document.security).toEqual([
    { token: [] },
    {
      applicationFrom: [],
      applicationTo: [],
      applicationId: [],
      applicationTimestamp: [],
      applicationSignature: [],
    },
  ])
  for (const name of document.security.flatMap((way) => Object.keys(way)))
    expect(document.components.securitySchemes).toHaveProperty(name)
  expect(of('/config-service/station/uploadPicture').security).toEqual([{ token: [] }])
})

test('schemas have the names of the contract, fields their sentences, and times stand as they travel', () => {
  expect(schemas.WorkOrderRow).toMatchObject({
    description: "A work order as lists and the alarm's drawer show it.",
    properties: {
      kind: { $ref: '#/components/schemas/WorkOrderKind' },
      deadline: { anyOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }] },
      submitUser: { description: 'Who submitted it, mostly its repair user: neither of them audits it.' },
    },
  })
  expect(schemas.Timestamp).toMatchObject({ type: 'string' })
  expect(schemas.StationPageOutput).toMatchObject({
    properties: { records: { items: { $ref: '#/components/schemas/StationRow' } } },
  })
})

test('a field that is taken over keeps its sentence, and one that only has the same type does not', () => {
  expect(schemas.StationRow).toHaveProperty(
    'properties.nameEn.description',
    'Letters, digits and spaces; shown in English.',
  )
  expect(schemas.WorkOrderRow).not.toHaveProperty('properties.id.description')
})

test('the codes of an enumeration have names, and labels in both languages', () => {
  expect(schemas.StationStatus).toMatchObject({
    type: 'integer',
    enum: [0, 1, 2, 3, 4],
    'x-enum-varnames': ['unknown', 'open', 'closed', 'building', 'maintenance'],
    'x-enum-descriptions': expect.arrayContaining(['Open / 开放']),
  })
})

test('a call has an example that it takes', () => {
  expect(of('/config-service/stationGroup/save').requestBody).toHaveProperty(
    'content.application/json.example.name',
  )
})

test('live events are a stream of their schema', () => {
  expect(document.paths['/events']?.get?.responses[200]).toMatchObject({
    content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/LiveEvent' } } },
  })
})

test('it is the same document each time, and of each call there are no more than 4 kB', () => {
  const text = JSON.stringify(document)
  expect(JSON.stringify(openApiDocument({ resources: everyResource, info: document.info }))).toBe(text)
  expect(text.length / operations.length).toBeLessThan(4_000)
  expect(gzipSync(text).length / operations.length).toBeLessThan(400)
})

test('a direct address has query parameters, a file travels as a form', () => {
  const at = service('report-service/pile')
  const { paths } = openApiDocument({
    info: { title: 'T', version: '1' },
    resources: {
      pile: {
        export: at('export', 'pileReport:export')
          .takes(z.object({ ids: z.array(z.int()), no: z.string().optional() }))
          .byGet(),
        load: at('load', 'pileList:import').takes(z.object({ file: z.file() })),
      },
    },
  })
  expect(paths['/report-service/pile/export']?.get?.parameters).toMatchObject([
    { name: 'ids', in: 'query', required: true, explode: false },
    { name: 'no', in: 'query', required: false },
    { $ref: '#/components/parameters/IdempotencyKey' },
  ])
  expect(paths['/report-service/pile/load']?.post?.requestBody).toHaveProperty([
    'content',
    'multipart/form-data',
  ])
})
