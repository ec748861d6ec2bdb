import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type AnsweringProvider,
  type Answers,
  startAnsweringProvider,
} from '../../testing/answering-provider.ts'
import { forgetLogins } from '../../testing/captcha.ts'
import { CLIENT } from '../../testing/open-id-provider.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const ORIGIN = 'http://localhost'
const USER = 'system-service/user/'
const SUB = { sub: 'person-1', preferred_username: 'person' }
const COMPANY = 'viewers'

let server: TestApp
let provider: AnsweringProvider
let admin: string
let viewer: number

beforeAll(async () => {
  server = await createTestApp()
  server.clock.now = Date.now()
  await server.db.updateTable('accountUser').set({ passwordTime: server.clock.now }).execute()
  admin = await server.login('admin')
  const role = await server.db
    .selectFrom('role')
    .select('id')
    .where('sellerId', '=', 10_001)
    .where('code', '=', 'viewer')
    .executeTakeFirstOrThrow()
  viewer = role.id
  provider = await startAnsweringProvider()
})
afterAll(async () => {
  await server.close()
  await provider.close()
})
afterEach(async () => {
  await forgetLogins(server)
})

/** A provider that nobody has asked yet, which answers like this. */
async function providerLike(answers: Answers, fields: object = {}) {
  await provider.close()
  provider = await startAnsweringProvider()
  provider.answers = answers
  return save(fields)
}

const save = (fields: object = {}) =>
  server.call<{ reason: string }>(
    'system-service/singleSignOn/save',
    {
      ...{ isOn: 1, name: 'Company', issuer: provider.issuer, clientId: CLIENT.id },
      ...{ clientSecret: CLIENT.secret, groupClaim: 'groups' },
      ...{ roles: [{ group: COMPANY, roleId: viewer }], domains: [], makesAccounts: 1, matchesEmail: 0 },
      ...fields,
    },
    { token: admin },
  )

const begin = () =>
  server.call<{ url: string; state: string }>(`${USER}providerStart`, {
    sellerNumber: '10001',
    origin: ORIGIN,
  })
const finish = (state: string, search: string) =>
  server.call<{ token: string; reason: string }>(`${USER}providerLogin`, { state, search })

async function logIn() {
  const { data } = await begin()
  return finish(data.state, provider.logIn(data.url))
}

describe('a log-in at a provider that answers like', () => {
  it.each<[string, Answers, object]>([
    [
      'Keycloak with realm roles',
      { idToken: { ...SUB, realm_access: { roles: ['offline_access', COMPANY] } } },
      { groupClaim: 'realm_access.roles' },
    ],
    [
      'Keycloak with roles of a client whose name has dots',
      { idToken: { ...SUB, resource_access: { 'ampdeck.console': { roles: [COMPANY] } } } },
      { groupClaim: 'resource_access.ampdeck.console.roles' },
    ],
    [
      'Keycloak with groups at the userinfo endpoint alone',
      { idToken: { ...SUB, email: 'a@b.cn' }, userInfo: { ...SUB, groups: [COMPANY] } },
      {},
    ],
    ['Entra ID', { idToken: { ...SUB, tid: 'tenant', oid: 'object', groups: [COMPANY] } }, {}],
    [
      'Okta, whose ID token is thin and which takes the secret as basic authorisation',
      {
        discovery: { token_endpoint_auth_methods_supported: ['client_secret_basic', 'private_key_jwt'] },
        idToken: { sub: SUB.sub },
        userInfo: { ...SUB, email: 'a@b.cn', email_verified: true, groups: [COMPANY] },
      },
      { domains: ['b.cn'] },
    ],
    [
      'Google, which names the domain of the company and no groups',
      { idToken: { ...SUB, hd: 'skyline.cn', email: 'a@skyline.cn', email_verified: true } },
      { groupClaim: 'hd', roles: [], domains: ['skyline.cn'] },
    ],
    [
      'one that says by text that an address is verified',
      { idToken: { ...SUB, email: 'a@b.cn', email_verified: 'true', groups: COMPANY } },
      { domains: ['b.cn'] },
    ],
    [
      'one with a claim whose name is an address',
      { idToken: { ...SUB, 'https://skyline.cn/claims.groups': [COMPANY] } },
      { groupClaim: 'https://skyline.cn/claims.groups' },
    ],
    [
      'one whose token is for several programs, and was made for this one',
      { idToken: { ...SUB, aud: [CLIENT.id, 'account'], azp: CLIENT.id, groups: [COMPANY] } },
      {},
    ],
    ['one whose clock is three minutes ahead', { idToken: { ...SUB, groups: [COMPANY] }, aheadS: 180 }, {}],
  ])('%s lets somebody in', async (_name, answers, fields) => {
    const roles = 'roles' in fields ? { roles: [{ group: 'skyline.cn', roleId: viewer }] } : {}
    expect(await providerLike(answers, { ...fields, ...roles })).toMatchObject({ code: 0 })
    expect(await logIn()).toMatchObject({ code: 0, data: { sellerId: 10_001 } })
  })

  it.each<[string, Answers, object, object]>([
    [
      'Entra ID with more groups than a token holds',
      {
        idToken: { ...SUB, _claim_names: { groups: 'src1' }, _claim_sources: { src1: { endpoint: 'x' } } },
        userInfo: SUB,
      },
      {},
      { code: 409, data: { reason: 'provider.tooManyGroups' } },
    ],
    [
      'Entra ID that only says that there are groups',
      { idToken: { ...SUB, hasgroups: 'true' }, userInfo: SUB },
      {},
      { code: 409, data: { reason: 'provider.tooManyGroups' } },
    ],
    [
      'Google for somebody of another company',
      { idToken: { ...SUB, email: 'a@gmail.com', email_verified: true }, userInfo: SUB },
      { groupClaim: 'hd' },
      { code: 409, data: { reason: 'provider.noGroup' } },
    ],
    [
      'one that says by text that an address is not verified',
      { idToken: { ...SUB, email: 'a@b.cn', email_verified: 'false', groups: [COMPANY] } },
      { domains: ['b.cn'] },
      { code: 409, data: { reason: 'provider.noDomain' } },
    ],
    [
      'one that has verified another address than that of the token',
      {
        idToken: { ...SUB, email: 'boss@b.cn' },
        userInfo: { ...SUB, email: 'a@b.cn', email_verified: true, groups: [COMPANY] },
      },
      { domains: ['b.cn'] },
      { code: 409, data: { reason: 'provider.noDomain' } },
    ],
    [
      'one whose token another key has signed',
      { idToken: { ...SUB, groups: [COMPANY] }, foreignKey: true },
      {},
      { code: 4 },
    ],
    [
      'one whose token nobody has signed',
      { idToken: { ...SUB, groups: [COMPANY] }, algorithm: 'none' },
      {},
      { code: 4 },
    ],
    [
      'one whose token the secret has signed',
      { idToken: { ...SUB, groups: [COMPANY] }, algorithm: 'HS256' },
      {},
      { code: 4 },
    ],
    [
      'one whose clock is six minutes ahead',
      { idToken: { ...SUB, groups: [COMPANY] }, aheadS: 360 },
      {},
      { code: 4 },
    ],
    [
      'one whose token ended six minutes ago',
      { idToken: { ...SUB, groups: [COMPANY] }, aheadS: -660 },
      {},
      { code: 4 },
    ],
    [
      'one whose token is for another program',
      { idToken: { ...SUB, groups: [COMPANY], aud: 'other' } },
      {},
      { code: 4 },
    ],
    [
      'one whose token was made for another program',
      { idToken: { ...SUB, groups: [COMPANY], aud: [CLIENT.id, 'other'], azp: 'other' } },
      {},
      { code: 4 },
    ],
    ['one with another nonce', { idToken: { ...SUB, groups: [COMPANY], nonce: 'other' } }, {}, { code: 4 }],
    [
      'one with another issuer',
      { idToken: { ...SUB, groups: [COMPANY], iss: 'https://other.cn' } },
      {},
      { code: 4 },
    ],
    [
      'one whose userinfo endpoint speaks of another person',
      { idToken: SUB, userInfo: { sub: 'another', groups: [COMPANY] } },
      {},
      { code: 4 },
    ],
    ['one whose userinfo endpoint refuses', { idToken: SUB }, {}, { code: 4 }],
  ])('%s lets nobody in', async (_name, answers, fields, expected) => {
    expect(await providerLike(answers, fields)).toMatchObject({ code: 0 })
    expect(await logIn()).toMatchObject(expected)
  })

  it('one that has changed its keys lets somebody in at once', async () => {
    await providerLike({ idToken: { ...SUB, groups: [COMPANY] } })
    expect((await logIn()).code).toBe(0)
    provider.rotate()
    expect((await logIn()).code).toBe(0)
  })

  it('one that has moved an address is asked anew when it is saved', async () => {
    await providerLike({
      discovery: { token_endpoint: `${provider.issuer}/gone` },
      idToken: { ...SUB, groups: [COMPANY] },
    })
    expect((await logIn()).code).toBe(4)
    provider.answers = { idToken: { ...SUB, groups: [COMPANY] } }
    expect((await save()).code).toBe(0)
    expect((await logIn()).code).toBe(0)
  })

  it('one whose token has all that is needed is not asked for more', async () => {
    await providerLike({ idToken: { ...SUB, email: 'a@b.cn', groups: [] } })
    await logIn()
    expect(provider.asked).not.toContain('userinfo')
  })
})

describe('whoever turns back at the provider', () => {
  it('is answered so, and is no fault in the log', async () => {
    await providerLike({ idToken: SUB })
    const before = server.log().length
    const { data } = await begin()
    const search = new URLSearchParams({ error: 'access_denied', error_subcode: 'cancel', state: data.state })
    const answer = await server.call(
      `${USER}providerLogin`,
      { state: data.state, search: search.toString() },
      { headers: { 'accept-language': 'zh-CN' } },
    )
    expect(answer).toMatchObject({ msg: '您已取消登录', data: { reason: 'provider.cancelled' } })
    expect(server.log().slice(before)).not.toContain('confirmed nobody')
  })

  it.each([
    ['User is not assigned to the client application.', 'provider.notAssigned'],
    ['AADSTS50105: not assigned to a role', 'provider.notAssigned'],
    ['AADSTS65004: User declined to consent', 'provider.cancelled'],
  ])('by "%s" is answered %s', async (error_description, reason) => {
    const { data } = await begin()
    const search = new URLSearchParams({ error: 'access_denied', error_description, state: data.state })
    expect(await finish(data.state, search.toString())).toMatchObject({ data: { reason } })
  })

  it('with the state of another log-in learns nothing of that', async () => {
    const { data } = await begin()
    const answer = await finish(data.state, 'error=access_denied&state=of-another')
    expect(answer).toMatchObject({ code: 4 })
  })
})

describe('a provider is not saved that', () => {
  const wrong = { code: 404, message: 'not found' }
  it.each<[string, Answers, string]>([
    [
      'answers like Feishu',
      { insteadOfDiscovery: { status: 200, body: { code: 99_991_663, msg: 'token' } } },
      'notOpenId',
    ],
    ['answers like DingTalk', { insteadOfDiscovery: { status: 404, body: wrong } }, 'notOpenId'],
    [
      'answers like WeCom',
      { insteadOfDiscovery: { status: 200, body: { errcode: 40_001, errmsg: 'x' } } },
      'notOpenId',
    ],
    ['has another issuer', { discovery: { issuer: 'https://other.example' } }, 'notOpenId'],
    ['is out of order', { insteadOfDiscovery: { status: 503, body: {} } }, 'unreachable'],
    ['names no address for tokens', { discovery: { token_endpoint: undefined } }, 'incomplete'],
    ['names no keys', { discovery: { jwks_uri: undefined } }, 'incomplete'],
    [
      'sends the browser to a script',
      { discovery: { authorization_endpoint: 'javascript:alert(1)' } },
      'incomplete',
    ],
  ])('%s', async (_name, answers, reason) => {
    expect(await providerLike(answers)).toMatchObject({ code: 409, data: { reason: `provider.${reason}` } })
  })

  it.each([
    ['https://open.feishu.cn', 'notOpenId'],
    ['https://login.dingtalk.com', 'notOpenId'],
    ['https://open.work.weixin.qq.com', 'notOpenId'],
    ['https://login.microsoftonline.com/common/v2.0', 'manyTenants'],
    ['https://login.microsoftonline.com/Organizations/v2.0/.well-known/openid-configuration', 'manyTenants'],
    ['http://login.example.com', 'addressNotAllowed'],
    ['https://10.0.0.7', 'addressNotAllowed'],
    ['https://169.254.169.254', 'addressNotAllowed'],
    ['https://[::ffff:10.0.0.7]', 'addressNotAllowed'],
    ['http://127.0.0.1:1', 'unreachable'],
  ])('is at %s', async (issuer, reason) => {
    expect(await save({ issuer })).toMatchObject({ code: 409, data: { reason: `provider.${reason}` } })
  })
})

describe('log-out', () => {
  const logOut = (token: string) =>
    server.call<{ providerUrl: string } | null>(`${USER}logout`, {}, { token })

  async function logInWith(endsSession: 0 | 1, discovery = {}) {
    await providerLike({ discovery, idToken: { ...SUB, groups: [COMPANY] } }, { endsSession })
    return (await logIn()).data.token
  }

  it('leads through the provider and back where the seller wants it', async () => {
    const token = await logInWith(1, { end_session_endpoint: 'https://login.example.com/end' })
    const { data } = await logOut(token)
    const url = new URL(data?.providerUrl ?? '')
    expect(url.origin + url.pathname).toBe('https://login.example.com/end')
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/user/login`)
    expect(url.searchParams.get('client_id')).toBe(CLIENT.id)
    expect(url.searchParams.get('id_token_hint')).toMatch(/^ey/)
    const stored = await server.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(url.searchParams.get('id_token_hint'))
    expect((await logOut(token)).code).toBe(2)
  })

  it.each<[string, 0 | 1, object]>([
    ['where the seller has not switched it on', 0, { end_session_endpoint: 'https://login.example.com/end' }],
    ['where the provider has none', 1, {}],
    ['where it would run a script', 1, { end_session_endpoint: 'javascript:alert(1)' }],
  ])('stays here %s', async (_name, endsSession, discovery) => {
    expect(await logOut(await logInWith(endsSession, discovery))).toMatchObject({ code: 0, data: null })
  })

  it('of a password session stays here', async () => {
    expect(await logOut(await server.login('viewer'))).toMatchObject({ code: 0, data: null })
  })
})
