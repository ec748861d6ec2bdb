// @module-tag long
import type { StationRow } from '@ampdeck/api/config/station'
import type { Page } from '@ampdeck/api/paging'
import { beforeAll, describe, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { unique } from '../harness/record-names.ts'
import { serverUrl } from '../harness/server-url.ts'

const url = serverUrl()
const { call, ask, login, tryLogin } = api(url)
const firstOf = async (token: string): Promise<StationRow> => {
  const page = await ask<Page<StationRow>>('config-service/station/page', { pageSize: 1 }, { token })
  const [station] = page.records
  if (!station) throw new Error('No station')
  return station
}

let token: string
let station: StationRow
beforeAll(async () => {
  token = await login({ account: 'admin' })
  station = await firstOf(token)
})

/** A station that nobody has yet, of the same kind as one that exists. */
const newStation = () => ({ ...station, code: `T${unique()}`, name: `测试站${unique()}`, nameEn: null })

describe('addresses', () => {
  it('tells that it lives, that it is ready, and its figures', async () => {
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const metrics = await fetch(`${url}/metrics`)
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await metrics.text()).toMatch(/^# TYPE process_cpu_seconds_total counter$/m)
  })

  it('describes every call by OpenAPI 3.1', async () => {
    const document = await (await fetch(`${url}/openapi.json`)).json()
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(Object.keys(document.paths)).toContain('/config-service/station/page')
  })

  it.each(['/', '/home', '/user/login', '/business/stationManage/stationList?current=2', '/bigscreen/'])(
    'opens %s directly',
    async (path) => {
      const answer = await fetch(url + path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    },
  )

  it('has the manual under /docs/', async () => {
    const answer = await fetch(`${url}/docs/`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  })

  it('answers the same under /api (spec 7.2)', async () => {
    const body = { pageSize: 3 }
    const plain = await call('config-service/station/page', body, { token })
    const prefixed = await call('api/config-service/station/page', body, { token })
    expect(prefixed.data).toEqual(plain.data)
  })
})

describe('headers', () => {
  it('give a page a policy without unsafe sources, with a nonce for each answer', async () => {
    const policies = await Promise.all(
      ['/user/login', '/user/login'].map(async (path) =>
        (await fetch(url + path)).headers.get('content-security-policy'),
      ),
    )
    for (const policy of policies) {
      expect(policy).toMatch(/default-src 'none'/)
      expect(policy).toMatch(/frame-ancestors 'none'/)
      expect(policy).not.toMatch(/unsafe-|https?:|\*/)
    }
    expect(policies[0]).not.toBe(policies[1])
  })

  it('forbid guessing the type, and name the request', async () => {
    const { headers } = await call('system-service/user/info', {}, { token })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-request-id')).toMatch(/^\S{8,}$/)
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it('let files with a hash in their name be kept for ever, pages never', async () => {
    const page = await fetch(`${url}/user/login`)
    expect(page.headers.get('cache-control')).toMatch(/no-cache|no-store/)
    const scripts = [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)]
    expect(scripts.length).toBeGreaterThan(1)
    for (const [, script] of scripts) {
      const file = await fetch(url + script, { headers: { 'accept-encoding': 'br' } })
      expect(file.headers.get('cache-control'), script).toMatch(/immutable/)
      if ((await file.text()).length < 1_024) continue
      expect(file.headers.get('content-encoding'), script).toBe('br')
      // What is compressed while it is sent has no length: this was there before anybody asked.
      expect(Number(file.headers.get('content-length')), script).toBeGreaterThan(0)
    }
  })
})

describe('answers', () => {
  it('have code 0 and an empty message when all is well (spec 7.5, 8.1)', async () => {
    const answer = await call<StationRow>('config-service/station/get', { id: station.id }, { token })
    expect(answer).toMatchObject({ status: 200, code: 0, msg: '' })
    expect(answer.data).toMatchObject({ id: station.id, code: station.code })
  })

  it('accept a token with Bearer before it', async () => {
    expect(await call('system-service/user/info', {}, { token: `Bearer ${token}` })).toMatchObject({
      code: 0,
    })
  })

  it('are 4 for a wrong password, an unknown account and an unknown seller alike', async () => {
    const wrong = [
      { account: 'finance2', password: 'no' },
      { account: 'nobody' },
      { account: 'admin', seller: '77777' },
    ]
    const answers = await Promise.all(wrong.map(tryLogin))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, code: 4, data: null })
    expect(new Set(answers.map(({ msg }) => msg)).size).toBe(1)
  })

  it('are 8 after five failures, even for the right password', async () => {
    for (let attempt = 0; attempt < 5; attempt++)
      await tryLogin({ account: 'newcomer', password: `no ${attempt}` })
    expect(await tryLogin({ account: 'newcomer' })).toMatchObject({ status: 200, code: 8 })
  })

  it('are 921 from an unknown network, with what the extra step needs', async () => {
    const answer = await tryLogin({ account: 'traveller' })
    expect(answer).toMatchObject({ status: 200, code: 921 })
    expect(answer.data).toMatchObject({ ip: expect.any(String), ticket: expect.any(String) })
    expect(answer.data).toMatchObject({ mobile: expect.stringMatching(/\*/) })
    expect(answer.data).not.toHaveProperty('token')
  })

  it('are 2 for a token that was revoked', async () => {
    const short = await login({ account: 'finance' })
    expect(await call('system-service/user/logout', {}, { token: short })).toMatchObject({ code: 0 })
    expect(await call('system-service/user/info', {}, { token: short })).toMatchObject({
      status: 200,
      code: 2,
    })
  })

  it.each([
    ['no token', undefined],
    ['an empty one', ''],
    ['the scheme alone', 'Bearer'],
    ['a foreign one', 'not-one-of-ours'],
    ['a very long one', 'x'.repeat(5_000)],
  ])('are 401 for %s', async (_, foreign) => {
    const answer = await call('config-service/station/page', {}, { token: foreign })
    expect(answer).toMatchObject({ status: 401, code: 401 })
  })

  it('are 403 for a call without permission, and nothing is written', async () => {
    const viewer = await login({ account: 'viewer' })
    expect(await call('config-service/station/save', newStation(), { token: viewer })).toMatchObject({
      status: 403,
      code: 403,
    })
    const remark = 'by a viewer'
    await call('config-service/station/update', { ...station, remark }, { token: viewer })
    expect((await firstOf(token)).remark).not.toBe(remark)
  })

  it('are 400 for a body against the contract, with path and message of each issue', async () => {
    const draft = { ...newStation(), lng: 214, address: '   ' }
    const answer = await call<{ issues: { path: string[]; message: string }[] }>(
      'config-service/station/save',
      draft,
      { token },
    )
    expect(answer).toMatchObject({ status: 200, code: 400 })
    expect(answer.data.issues.map(({ path }) => path.join('.'))).toEqual(
      expect.arrayContaining(['lng', 'address']),
    )
    for (const { message } of answer.data.issues) expect(message).toMatch(/\S/)
  })

  it('are 404 for a record that does not exist, and HTTP 404 for a call that does not exist', async () => {
    const none = await call('config-service/station/get', { id: Number.MAX_SAFE_INTEGER }, { token })
    expect(none).toMatchObject({ status: 200, code: 404 })
    expect(await call('config-service/station/explode', {}, { token })).toMatchObject({
      status: 404,
      code: 404,
    })
  })

  it('are 409 for a record that changed meanwhile, and for a second one of the same code', async () => {
    const { data: made } = await call<StationRow>('config-service/station/save', newStation(), { token })
    const update = { ...made, remark: 'first' }
    expect(await call('config-service/station/update', update, { token })).toMatchObject({ code: 0 })
    const stale = await call('config-service/station/update', { ...update, remark: 'second' }, { token })
    expect(stale).toMatchObject({ status: 200, code: 409, data: { reason: 'record.stale' } })

    const again = await call('config-service/station/save', { ...newStation(), code: made.code }, { token })
    expect(again).toMatchObject({ code: 409, data: { reason: 'record.duplicate' } })
    expect(await call('config-service/station/delete', { id: made.id }, { token })).toMatchObject({ code: 0 })
  })
})

describe('an Idempotency-Key', () => {
  const save = (body: unknown, key: string) =>
    call<StationRow>('config-service/station/save', body, { token, headers: { 'idempotency-key': key } })

  it('makes a repeated write one write, also when both come at once', async () => {
    const body = newStation()
    const key = `key-${unique()}`
    const answers = await Promise.all([save(body, key), save(body, key), save(body, key)])
    const later = await save(body, key)
    for (const answer of [...answers, later]) expect(answer).toMatchObject({ status: 200, code: 0 })
    expect(new Set([...answers, later].map(({ data }) => data.id)).size).toBe(1)

    const { data } = await call<Page<StationRow>>(
      'config-service/station/page',
      { name: body.code },
      { token },
    )
    expect(data.total).toBe(1)
    await call('config-service/station/delete', { id: later.data.id }, { token })
  })

  it('is refused with another body', async () => {
    const key = `key-${unique()}`
    const { data } = await save(newStation(), key)
    expect(await save(newStation(), key)).toMatchObject({ code: 409 })
    await call('config-service/station/delete', { id: data.id }, { token })
  })
})
