import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawTargets, spellingsOf } from '../testing/raw-target.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const DOCS = join(import.meta.dirname, '../../../../docs')
const chapters = readdirSync(DOCS)
  .filter((name) => name.endsWith('.md'))
  .map((name) => `/docs/${name.replace(/\.md$/, '')}`)
const [picture = ''] = readdirSync(join(DOCS, 'pictures')).filter((name) => name.endsWith('.png'))
const closed = [
  '/metrics',
  '/outbox',
  '/docs',
  '/docs/',
  '/docs/api',
  '/docs/manual/en',
  '/docs/manual/zh-CN',
  ...chapters,
  `/docs/pictures/${picture}`,
  '/openapi.json',
  '/storybook',
  '/storybook/',
  '/storybook/index.html',
]

let server: TestApp
let demo: TestApp
let outside: Awaited<ReturnType<typeof rawTargets>>
let inside: typeof outside
const publicDirectory = mkdtempSync(join(tmpdir(), 'ampdeck-public-'))

beforeAll(async () => {
  for (const folder of ['console/assets', 'bigscreen/assets', 'storybook'])
    mkdirSync(join(publicDirectory, folder), { recursive: true })
  writeFileSync(join(publicDirectory, 'storybook/index.html'), 'STORYBOOK')
  writeFileSync(join(publicDirectory, 'bigscreen/index.html'), 'CONSOLE')
  for (const language of ['en', 'zh-CN'])
    writeFileSync(join(publicDirectory, `console/index.${language}.html`), 'CONSOLE')
  server = await createTestApp({ demo: false, publicDirectory })
  demo = await createTestApp({ publicDirectory, beside: server })
  outside = await rawTargets(server.app)
  inside = await rawTargets(demo.app)
})
afterAll(async () => {
  outside.close()
  inside.close()
  await demo.close()
  await server.close()
  rmSync(publicDirectory, { recursive: true })
})

const get = (url: string) => server.app.inject({ url })

describe('outside the demo', () => {
  it.each(closed)('there is no %s', async (url) => {
    expect((await inside.send(url)).status).toBeLessThan(400)
    expect((await outside.send(url)).status).toBe(404)
    expect((await outside.send(url, 'HEAD')).status).toBe(404)
  })

  it.each(closed)('nor is there %s in any other spelling', async (url) => {
    const open: string[] = []
    for (const target of spellingsOf(url)) {
      const { status, body } = await outside.send(target)
      // What is no address at all is a page of the console, which shows that there is none, or a refused call.
      const isClosed = [404, 400, 403].includes(status) || body === 'CONSOLE' || body.startsWith('{"code":4')
      if (!isClosed) open.push(`${target} ${status} ${body.slice(0, 30)}`)
    }
    expect(open).toEqual([])
  })

  it.each(['/docs/manual.en.pdf', '/docs/manual.zh-CN.pdf'])(
    'the operation manual stays: %s',
    async (url) => {
      expect((await get(url)).statusCode).not.toBe(404)
    },
  )
})

it('takes some spellings for the page, so that closing it by its text would not do', async () => {
  for (const target of ['/metrics#x', 'http://localhost/metrics', '/%6detrics', '/metrics?a=1'])
    expect([target, (await inside.send(target)).body]).toEqual([target, expect.stringContaining('# HELP')])
})

it.each(['', 'http://localhost', 'https://other.example:1'])(
  'answers a call that is not there in its envelope, and what has no ending with a page: %s',
  async (host) => {
    for (const path of ['/system-service/no', '/%73ystem-service/no', '/api/no?x', '/a.png?x', '/ocpp'])
      expect([path, await outside.send(host + path)]).toEqual([
        path,
        expect.objectContaining({ status: 404, type: expect.stringContaining('json') }),
      ])
    for (const path of ['/business/station', '/bigscreen/?a=/api/', '/business/station?x=/api/a.png'])
      expect([path, (await outside.send(host + path)).body]).toEqual([path, 'CONSOLE'])
  },
)

it.each(['/api/no#x', '/a.png#/x', '/system-service/no#/page'])(
  'looks for %s without its fragment',
  async (target) => {
    expect(await outside.send(target)).toMatchObject({ status: 404, type: expect.stringContaining('json') })
  },
)

it.each(['/openapi.json', '/openapi.json?a=1', '/openapi.json#x', 'http://localhost/openapi.json'])(
  'lets caches keep the document of the API: %s',
  async (target) => {
    expect((await inside.send(target)).cache).toBeUndefined()
  },
)

it('answers no spelling of a call before the data is prepared', async () => {
  server.setPrepared(false)
  try {
    for (const path of [
      '/system-service/user/info',
      '/api/system-service/user/info',
      '/events',
      '/api/events',
    ])
      for (const target of [
        path,
        `${path}#x`,
        `${path}?a`,
        `http://localhost${path}`,
        path.replace('s', '%73'),
      ])
        for (const method of path.endsWith('events') ? ['GET'] : ['POST'])
          expect([target, (await outside.send(target, method)).status]).toEqual([target, 503])
    for (const path of ['/healthz', '/healthz#x', 'http://localhost/healthz'])
      expect([path, (await outside.send(path)).status]).toEqual([path, 200])
  } finally {
    server.setPrepared(true)
  }
})

it('keeps what the API answers out of every cache, refusals included', async () => {
  const token = await server.login('admin')
  for (const [url, headers] of [
    ['/system-service/user/info', { authorization: token }],
    ['/system-service/user/info', {}],
    ['/system-service/user/unknown', {}],
  ] as const) {
    const answer = await server.app.inject({ method: 'POST', url, headers })
    expect([url, answer.headers['cache-control']]).toEqual([url, 'no-store'])
    expect(answer.headers['permissions-policy']).toContain('camera=()')
    // Over plain HTTP a browser would not believe it.
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
  }
})
