import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { forgetLogins } from '../../testing/captcha.ts'
import {
  CLIENT,
  type OpenIdProvider,
  type ProviderPerson,
  passProvider,
  startOpenIdProvider,
} from '../../testing/open-id-provider.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const ORIGIN = 'http://localhost'
const USER = 'system-service/user/'
const SETTING = 'system-service/singleSignOn/'

let server: TestApp
let provider: OpenIdProvider
let admin: string
let roleIds: Record<string, number>

beforeAll(async () => {
  server = await createTestApp()
  // The provider's tokens bear the real time.
  server.clock.now = Date.now()
  await server.db.updateTable('accountUser').set({ passwordTime: server.clock.now }).execute()
  provider = await startOpenIdProvider([`${ORIGIN}/authLogin`])
  admin = await server.login('admin')
  const roles = await server.db
    .selectFrom('role')
    .select(['code', 'id'])
    .where('sellerId', '=', 10_001)
    .execute()
  roleIds = Object.fromEntries(roles.map(({ code, id }) => [code, id]))
  expect((await set()).code).toBe(0)
})
afterAll(async () => {
  await server.close()
  await provider.close()
})
afterEach(async () => {
  await forgetLogins(server)
})

const set = (fields: object = {}, token = admin) =>
  server.call<{ version: number }>(
    `${SETTING}save`,
    {
      isOn: 1,
      name: 'Skyline ID',
      issuer: provider.issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      groupClaim: 'groups',
      roles: [
        { group: 'viewers', roleId: roleIds.viewer },
        { group: 'operators', roleId: roleIds.operations },
      ],
      domains: [],
      makesAccounts: 1,
      matchesEmail: 0,
      ...fields,
    },
    { token },
  )
const begin = (origin = ORIGIN) =>
  server.call<{ url: string; state: string }>(`${USER}providerStart`, { sellerNumber: '10001', origin })
const finish = (state: string, search: string) =>
  server.call<{ token: string; reason: string }>(`${USER}providerLogin`, { state, search })

/** Goes to the provider as somebody, and comes back. */
async function logInAs(person: ProviderPerson) {
  provider.person = person
  const { data } = await begin()
  const back = await passProvider(data.url, provider.issuer)
  return finish(data.state, back.search.slice(1))
}
const info = async (token: string) =>
  (await server.call<{ account: string; roleList: { id: number }[] }>(`${USER}info`, {}, { token })).data
const rolesOf = async (token: string) => (await info(token)).roleList.map(({ id }) => id)

describe('log-in at the seller’s own OpenID provider', () => {
  it('makes an account at the first log-in, finds it by the subject, and roles follow the groups', async () => {
    const person = { sub: 'p-1', name: '林一', preferred_username: 'lin.yi', groups: ['viewers', 'others'] }
    const first = await logInAs(person)
    expect(first).toMatchObject({ code: 0, data: { sellerId: 10_001 } })
    expect(await info(first.data.token)).toMatchObject({ account: 'linyi', name: '林一' })
    expect(await rolesOf(first.data.token)).toEqual([roleIds.viewer])

    const second = await logInAs({ ...person, preferred_username: 'renamed', groups: ['operators'] })
    expect(await info(second.data.token)).toMatchObject({ account: 'linyi' })
    expect(await rolesOf(second.data.token)).toEqual([roleIds.operations])
    expect((await logInAs({ ...person, groups: [] })).data).toMatchObject({ reason: 'provider.noGroup' })
    const changes = await server.db
      .selectFrom('operationLog')
      .select('changes')
      .where('path', 'like', '%providerLogin')
      .execute()
    expect(changes).toHaveLength(2)
  })

  it('takes a state once, from the same address, and a code with its own state alone', async () => {
    provider.person = { sub: 'p-2', groups: ['viewers'] }
    const one = (await begin()).data
    const other = (await begin()).data
    const back = (await passProvider(one.url, provider.issuer)).search.slice(1)
    expect((await finish(other.state, back)).code).toBe(4)
    expect((await finish(one.state, back)).code).toBe(0)
    expect((await finish(one.state, back)).code).toBe(4)
    const late = (await begin()).data
    const code = (await passProvider(late.url, provider.issuer)).search.slice(1)
    server.clock.now += 15 * 60_000
    expect((await finish(late.state, code)).code).toBe(4)
    server.clock.now = Date.now()
    const denied = (await begin()).data
    expect((await finish(denied.state, `error=access_denied&state=${denied.state}`)).code).toBe(4)
  })

  it('begins for the host that was asked alone, and for a seller that has switched it on', async () => {
    expect((await begin('https://evil.example')).code).toBe(404)
    const foreign = await server.call(`${USER}providerStart`, { sellerNumber: '10002', origin: ORIGIN })
    expect(foreign.code).toBe(404)
    const branding = await server.call('system-service/seller/getSellerBasicsConfig', {
      sellerNumber: '10001',
    })
    expect(branding.data).toMatchObject({ singleSignOn: 'Skyline ID' })
  })

  it('matches an account by a verified e-mail address where that is set, and makes none where that is not', async () => {
    await set({ makesAccounts: 0, matchesEmail: 1, domains: ['10001.example.com'] })
    const email = 'viewer@10001.example.com'
    const person = { sub: 'p-3', email, email_verified: true, groups: ['viewers'] }
    expect((await logInAs({ ...person, email_verified: false })).data).toMatchObject({
      reason: 'provider.noDomain',
    })
    const other = { ...person, sub: 'p-4', email: 'new@10001.example.com' }
    expect((await logInAs(other)).data).toMatchObject({ reason: 'provider.noAccount' })
    const answer = await logInAs(person)
    expect(await info(answer.data.token)).toMatchObject({ account: 'viewer' })
    // Nobody else at the provider gets the account by the same address.
    expect((await logInAs({ ...person, sub: 'p-5' })).data).toMatchObject({ reason: 'provider.noAccount' })
    await set()
  })

  it('lets nobody in who is disabled, and asks for no second factor of ours', async () => {
    const person = { sub: 'p-6', preferred_username: 'six', groups: ['viewers'] }
    await server.db
      .updateTable('seller')
      .set({ secondFactor: 1, passwordAgeDays: 0 })
      .where('id', '=', 10_001)
      .execute()
    const { data } = await logInAs(person)
    expect(await info(data.token)).toMatchObject({
      mustSetUpSecondFactor: false,
      isExceedsThresholdForceModifyPwd: false,
    })
    await server.db.updateTable('seller').set({ secondFactor: 0, passwordAgeDays: 90 }).execute()
    await server.db.updateTable('accountUser').set({ state: 2 }).where('account', '=', 'six').execute()
    expect((await logInAs(person)).code).toBe(8)
  })
})

describe('its settings', () => {
  it('never give the secret back, and keep it sealed', async () => {
    const { data } = await server.call<object>(`${SETTING}get`, {}, { token: admin })
    expect(data).toMatchObject({ hasSecret: true, clientId: CLIENT.id })
    const stored = await server.db.selectFrom('singleSignOn').selectAll().execute()
    const log = await server.db.selectFrom('operationLog').selectAll().execute()
    expect(JSON.stringify([data, stored, log])).not.toContain(CLIENT.secret)
    // Absent means the one that is kept.
    expect((await set({ clientSecret: null })).code).toBe(0)
    expect((await logInAs({ sub: 'p-1', groups: ['viewers'] })).code).toBe(0)
  })

  it('are refused with a provider that does not answer, another version, and a role beyond the own', async () => {
    const issuer = provider.issuer.replace(/\d+$/, '1')
    expect((await set({ issuer })).data).toMatchObject({ reason: 'provider.unreachable' })
    expect((await set({ version: 1 })).data).toMatchObject({ reason: 'record.stale' })
    const roles = [{ group: 'all', roleId: roleIds.admin }]
    await server.db
      .updateTable('role')
      .set({ permissions: ['sellerConfig', 'sellerConfig:edit'] })
      .where('id', '=', roleIds.repair ?? 0)
      .execute()
    const little = await server.login('repair')
    expect((await set({ roles }, little)).data).toMatchObject({ reason: 'provider.roleBeyondOwn' })
    expect((await set({}, await server.login('finance'))).code).toBe(403)
  })
})
