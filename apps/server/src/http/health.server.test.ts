import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screens, screensOutsideMenu } from '@ampdeck/api/menu/menu-tree'
import { everyCall } from '@ampdeck/api/resources'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const PAGE = '<!doctype html><html lang="LANG"><script nonce="__NONCE__">1</script>'

let server: TestApp
let publicDirectory: string

beforeAll(async () => {
  publicDirectory = await mkdtemp(join(tmpdir(), 'ampdeck-public-'))
  for (const folder of ['console/assets', 'bigscreen/assets', 'storybook', 'manual']) {
    await mkdir(join(publicDirectory, folder), { recursive: true })
  }
  for (const language of ['en', 'zh-CN']) {
    const page = PAGE.replace('LANG', language)
    for (const name of ['index', 'login', 'iplogin', 'authlogin', 'secondstep'])
      await writeFile(join(publicDirectory, `console/${name}.${language}.html`), page)
  }
  await writeFile(join(publicDirectory, 'bigscreen/index.html'), PAGE)
  await writeFile(join(publicDirectory, 'console/assets/index-1.js'), 'export {}')
  await writeFile(join(publicDirectory, 'manual/manual.en.pdf'), '%PDF-1.7')
  await writeFile(join(publicDirectory, 'storybook/index.html'), PAGE)
  server = await createTestApp({ publicDirectory })
})
afterAll(async () => {
  await server.close()
  await rm(publicDirectory, { recursive: true })
})

const get = (url: string, headers = {}) => server.app.inject({ method: 'GET', url, headers })

describe('/readyz', () => {
  it('answers 503 until the data is prepared, and calls answer 503 with the envelope', async () => {
    server.setPrepared(false)
    expect((await get('/readyz')).statusCode).toBe(503)
    expect((await get('/healthz')).statusCode).toBe(200)
    expect((await get('/user/login')).statusCode).toBe(200)
    expect(await server.call('system-service/user/info')).toMatchObject({
      status: 503,
      code: 500,
      msg: 'The server is preparing its data, please wait a moment',
    })
    for (const path of ['analysis/month-bar', 'api/system-service/user/info', 'api/events?x=1'])
      expect([path, (await server.call(path)).status]).toEqual([path, 503])
    server.setPrepared(true)
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  })
})

const routes = [...screens, ...screensOutsideMenu].map(({ url }) => url)

it.each([...routes, '/', '/user/login', '/iplogin', '/authLogin', '/secondStep'])(
  '%s opens directly',
  async (url) => {
    const { statusCode, headers } = await get(url, { accept: 'text/html' })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  },
)

it('the calls beside the services are no pages', async () => {
  for (const url of ['/ai/chat', '/ai/chat/getConversations', '/analysis/month-bar', '/api/ai/chat'])
    expect((await get(url)).headers['content-type']).toContain('json')
})

it('measures every call by route for Prometheus', async () => {
  await server.call('system-service/user/info')
  const { body, headers } = await get('/metrics')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('# TYPE http_request_duration_seconds histogram')
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="\/system-service\/user\/info",status="401"\} \d/,
  )
})

describe('the documents', () => {
  it('describe every call', async () => {
    const { openapi, paths } = (await get('/openapi.json')).json()
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths).toSorted()).toEqual(
      ['/events', ...everyCall.map(({ call }) => `/${call.path}`)].toSorted(),
    )
  })

  it('are readable: manual, chapters and reference', async () => {
    expect((await get('/docs')).headers.location).toBe('/docs/')
    const manual = await get('/docs/')
    const links = [...manual.body.matchAll(/href="(\/docs\/[\w-]+)"/g)].map(([, href]) => href ?? '')
    expect(links).toContain('/docs/api')
    for (const href of new Set(links)) {
      const page = await get(href)
      expect([href, page.statusCode]).toEqual([href, 200])
      expect(page.body).toMatch(/<h1[ >]/)
      expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    }
    expect((await get('/docs/api')).body).toContain('/config-service/station/save')
  })
})

describe('a page', () => {
  it('carries a nonce that is new for each request, in the policy and in its scripts', async () => {
    const pages = [await get('/business/stationManage/stationList'), await get('/'), await get('/bigscreen/')]
    const nonces = pages.map(
      ({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
    )
    expect(new Set(nonces).size).toBe(3)
    for (const [index, { body, headers, statusCode }] of pages.entries()) {
      expect(statusCode).toBe(200)
      expect(body).toContain(`nonce="${nonces[index]}"`)
      expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:/)
      expect(headers['cache-control']).toBe('no-cache')
    }
  })

  it('is in the language of the address, else of the cookie, else of the browser', async () => {
    const chinese = { 'accept-language': 'zh-TW' }
    expect((await get('/', chinese)).body).toContain('lang="zh-CN"')
    expect((await get('/', { 'accept-language': 'de' })).body).toContain('lang="en"')
    expect((await get('/', { ...chinese, cookie: 'a=1; ampdeck-language=en' })).body).toContain('lang="en"')
    expect((await get('/?lang=zh-CN', { cookie: 'ampdeck-language=en' })).body).toContain('lang="zh-CN"')
  })

  it('answers HEAD as GET without the body', async () => {
    for (const url of ['/', '/user/login', '/healthz', '/docs/', '/openapi.json', '/assets/index-1.js']) {
      const head = await server.app.inject({ method: 'HEAD', url })
      expect([url, head.statusCode, head.body]).toEqual([url, 200, ''])
    }
  })
})

it('lets built files be kept for ever, and nothing else', async () => {
  expect((await get('/assets/index-1.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
})

it.each([
  ['POST', '/config-service/station/unknown'],
  ['GET', '/api/config-service/station/page'],
  ['DELETE', '/config-service/station/page'],
  ['GET', '/api/unknown'],
  ['POST', '/unknown'],
  ['GET', '/assets/unknown-1.js'],
  ['GET', '/favicon.svg'],
  ['GET', '/../../package.json'],
] as const)('answers 404 with the envelope to %s %s', async (method, url) => {
  const answer = await server.app.inject({ method, url })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ code: 404, msg: 'No such call', data: null })
})

it('answers an address that cannot be decoded with the envelope', async () => {
  expect((await get('/%zz')).json()).toMatchObject({ code: 400, data: { issues: [{ path: [] }] } })
})

it.each([
  ...['/', '/readyz', '/config-service/station/page', '/openapi.json', '/unknown.js', '/%zz', '/%00'],
  ...['/assets/index-1.js', '/docs/', '/docs/api', '/docs/manual.en.pdf', '/embed/frame', '/storybook/'],
])('sends the security headers and a request number with %s', async (url) => {
  const { headers } = await get(url)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'content-security-policy': expect.stringMatching(
      /default-src '(none|self)'.*frame-ancestors '(none|self)'/,
    ),
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  expect(headers['content-security-policy']).toContain("base-uri 'none'")
  expect(headers).not.toHaveProperty('x-powered-by')
})

it('logs who was refused for want of a token or a right above the level of calls, files and streams among it', async () => {
  const token = await server.login('viewer')
  const lines = server.log().length
  await server.call('system-service/user/info', {}, { token })
  await server.call('config-service/station/export', {}, { token })
  for (const url of [
    '/events',
    '/config-service/downloadCenter/file?id=1',
    '/api/operation-service/pileLog/file',
  ])
    expect((await get(url)).statusCode).toBe(401)
  const said = server
    .log()
    .slice(lines)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(said).toMatchObject([
    { level: 30, code: 0, path: 'system-service/user/info' },
    { level: 40, code: 403, path: 'config-service/station/export', ip: '127.0.0.1' },
    { level: 40, code: 401, path: '/events', ip: '127.0.0.1' },
    { level: 40, code: 401, path: '/config-service/downloadCenter/file' },
    { level: 40, code: 401, path: '/api/operation-service/pileLog/file' },
  ])
})

it('logs neither tokens nor passwords', async () => {
  const token = await server.login('admin')
  await server.call('system-service/user/info', {}, { token })
  expect(server.log()).toContain('system-service/user/info')
  expect(server.log()).not.toContain(token)
  expect(server.log()).not.toMatch(/password/i)
})
