import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp

beforeAll(async () => {
  server = await createTestApp({ embedHosts: ['reports.example.com'] })
})
afterAll(() => server.close())

const frame = (src?: string) =>
  server.app.inject({
    method: 'GET',
    url: `/embed/frame${src === undefined ? '' : `?src=${encodeURIComponent(src)}`}`,
  })
const policyOf = (answer: Awaited<ReturnType<typeof frame>>) =>
  String(answer.headers['content-security-policy'])

describe('the frame of an embedded page', () => {
  it('lets in the one host that is shown, in a sandbox', async () => {
    const answer = await frame('https://reports.example.com/daily?a=1&b="><script>')
    expect(answer.statusCode).toBe(200)
    expect(policyOf(answer)).toContain('frame-src https://reports.example.com;')
    expect(policyOf(answer)).toContain("default-src 'none'")
    expect(policyOf(answer)).toContain("frame-ancestors 'self'")
    expect(answer.body).toContain('sandbox="allow-scripts allow-same-origin allow-forms allow-popups"')
    expect(answer.body).toContain('referrerpolicy="no-referrer"')
    expect(answer.body).not.toContain('<script')
  })

  it.each([
    undefined,
    '',
    'https://evil.example/',
    'http://reports.example.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://reports.example.com@evil.example/',
  ])('does not show "%s"', async (src) => {
    const answer = await frame(src)
    expect(answer.statusCode).toBe(403)
    expect(policyOf(answer)).toContain("frame-src 'none'")
    expect(answer.body).not.toContain('<iframe')
  })

  it('does not show the console inside itself, were it allowed', async () => {
    const own = await createTestApp({ embedHosts: ['console.example.com'] })
    const answer = await own.app.inject({
      method: 'GET',
      url: `/embed/frame?src=${encodeURIComponent('https://console.example.com/home')}`,
      headers: { host: 'console.example.com' },
    })
    expect(answer.statusCode).toBe(403)
    await own.close()
  })
})

it('the policy of the console itself names no other host', async () => {
  const answer = await server.app.inject({ method: 'GET', url: '/embed/page' })
  if (answer.statusCode === 200) expect(policyOf(answer)).toContain("frame-src 'self';")
})

it('tells who is signed in which hosts are allowed', async () => {
  const token = await server.login('viewer')
  const { data } = await server.call('system-service/embed/hosts', {}, { token })
  expect(data).toEqual({ hosts: ['reports.example.com'] })
  expect((await server.call('system-service/embed/hosts')).status).toBe(401)
})
