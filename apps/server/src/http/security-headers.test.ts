import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { pagePolicy, securityHeaders } from './security-headers.ts'

/** What a browser is told behind a proxy that says how it was asked. */
async function hstsOf(trustProxy: boolean, proto?: string): Promise<unknown> {
  const app = Fastify({ trustProxy })
  await securityHeaders(app)
  app.get('/', async () => ({}))
  const headers = proto === undefined ? {} : { 'x-forwarded-proto': proto }
  const answer = await app.inject({ url: '/', headers })
  await app.close()
  return answer.headers['strict-transport-security']
}

it('tells browsers to come by HTTPS for a year, where they came by it', async () => {
  expect(await hstsOf(true, 'https')).toBe('max-age=31536000; includeSubDomains')
  expect(await hstsOf(true, 'http')).toBeUndefined()
  expect(await hstsOf(true)).toBeUndefined()
})

it('believes nobody but a trusted proxy', async () => {
  expect(await hstsOf(false, 'https')).toBeUndefined()
})

it('lets a page ask this server alone, and the host of the operator’s own map', () => {
  expect(pagePolicy('n')).toContain("connect-src 'self';")
  const mapStyle = new URL('https://maps.example.com/style.json')
  expect(pagePolicy('n', mapStyle)).toContain("connect-src 'self' https://maps.example.com;")
})
