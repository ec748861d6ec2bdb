import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ demo: false })
})
afterAll(() => server.close())

const get = (url: string) => server.app.inject({ url })

describe('outside the demo', () => {
  it.each([
    '/metrics',
    '/docs',
    '/docs/',
    '/docs/api',
    '/docs/architecture',
    '/docs/manual/en',
    '/docs/pictures/a.png',
    '/openapi.json',
    '/storybook/',
    '/storybook/index.html',
    '/%64ocs/',
    '/metrics?a=1',
  ])('there is no %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  it.each(['/docs/manual.en.pdf', '/docs/manual.zh-CN.pdf'])(
    'the operation manual stays: %s',
    async (url) => {
      expect((await get(url)).statusCode).not.toBe(404)
    },
  )
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
