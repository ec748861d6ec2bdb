import { expect, test } from 'vitest'
import { z } from 'zod'
import { service } from './contract.ts'
import { openApiDocument } from './openapi.ts'
import { resources } from './resources.ts'

const document = openApiDocument({ resources, info: { title: 'Ampdeck API', version: '1.0.0' } })
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const of = (path: string) => {
  const found = document.paths[path]?.post
  if (!found) throw new Error(`no operation at ${path}`)
  return found
}

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

test('describes every call of every resource once', () => {
  const calls = Object.values(resources).flatMap((resource) => Object.values(resource))
  expect(Object.keys(document.paths).sort()).toEqual(calls.map((call) => `/${call.path}`).sort())
  expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(calls.length)
})

test('every operation has a declared tag and answers', () => {
  const tags = document.tags.map((tag) => tag.name)
  for (const operation of operations) {
    expect(tags).toContain(operation.tags[0])
    expect(operation.responses).toHaveProperty('200')
    expect(operation.responses).toHaveProperty('500')
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
    content: { 'application/json': { schema: { properties: { id: {}, version: {}, name: {} } } } },
  })
  expect(JSON.stringify(update.responses[200])).toContain('`record.stale`, `record.duplicate`')
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
  const open = operations.filter((operation) => operation.security.length === 0)
  expect(open.map((operation) => operation.operationId).sort()).toEqual([
    'reconciliationSite.verify',
    'seller.getSellerBasicsConfig',
    'signIn.authLogin',
    'signIn.getSmsLoginCaptcha',
    'signIn.ipLogin',
    'signIn.sellerLogin',
    'signIn.sendIpCaptcha',
    'signIn.smsCaptchaLogin',
    'user.login',
  ])
})

test('times are described as they travel', () => {
  expect(JSON.stringify(of('/config-service/station/get').responses[200])).toContain(
    '"updateTime":{"type":"string"',
  )
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
