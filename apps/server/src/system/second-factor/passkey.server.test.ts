import { afterEach, expect, it } from 'vitest'
import { forgetLogins } from '../../testing/captcha.ts'
import { setUpApp } from '../../testing/set-up.ts'
import { softwarePasskey } from '../../testing/software-passkey.ts'
import { PASSWORD } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-database.ts'

const SITE = { rpId: 'console.test', origin: 'https://console.test' }
const OWN = 'system-service/secondFactor/'
const USER = 'system-service/user/'

const server = setUpApp()

afterEach(async () => {
  server.clock.now = TEST_NOW
  await forgetLogins(server)
  for (const table of ['secondFactor', 'recoveryCode', 'passkey'] as const)
    await server.db.deleteFrom(table).execute()
  await server.db.updateTable('seller').set({ secondFactor: 0 }).execute()
})

interface Options {
  challenge: string
  rpId: string
  allowCredentials?: { id: string }[]
}
const call = <Data>(path: string, body: object = {}, token?: string, host = SITE.rpId) =>
  server.call<Data>(path, body, { token, headers: { host } })

/** Adds a passkey to somebody's account, as the browser does. */
async function add(account: string, passkey = softwarePasskey()) {
  const token = await server.login(account)
  const { data } = await call<{ challenge: string; rp: { id: string } }>(`${OWN}passkeyOptions`, {}, token)
  expect(data.rp.id).toBe(SITE.rpId)
  const response = passkey.create({ ...SITE, challenge: data.challenge })
  const added = await call<{ recoveryCodes: string[] }>(`${OWN}addPasskey`, { name: 'Key', response }, token)
  return { token, passkey, added, response }
}
const options = async (body: object = {}, host?: string) =>
  (await call<Options>(`${USER}passkeyOptions`, body, undefined, host)).data
const logIn = (body: object, host?: string) =>
  call<{ token: string }>(`${USER}passkeyLogin`, body, undefined, host)
async function ticketOf(account: string): Promise<string> {
  const { code, data } = await server.call<{ ticket: string }>(`${USER}login`, {
    sellerNumber: '10001',
    credentials: { account, password: PASSWORD },
  })
  expect(code).toBe(922)
  return data.ticket
}

it('is added with recovery codes, once, and logs in without a password', async () => {
  const { added, passkey, response, token } = await add('viewer')
  expect(added).toMatchObject({
    code: 0,
    data: { recoveryCodes: expect.arrayContaining([expect.any(String)]) },
  })
  expect((await call(`${OWN}addPasskey`, { name: 'Again', response }, token)).data).toMatchObject({
    reason: 'passkey.refused',
  })
  const { challenge, allowCredentials } = await options()
  expect(allowCredentials ?? []).toEqual([])
  const answer = await logIn({ response: passkey.sign({ ...SITE, challenge, counter: 1 }) })
  expect(answer).toMatchObject({ code: 0, data: { sellerId: 10_001 } })
  const info = await call(`${USER}info`, {}, answer.data.token)
  expect(info.data).toMatchObject({ account: 'viewer' })
})

it('is no way in with a used challenge, a counter that does not grow, another page, or nobody at the device', async () => {
  const { passkey } = await add('viewer')
  const { challenge } = await options()
  expect((await logIn({ response: passkey.sign({ ...SITE, challenge, counter: 5 }) })).code).toBe(0)
  expect((await logIn({ response: passkey.sign({ ...SITE, challenge, counter: 6 }) })).code).toBe(4)

  for (const wrong of [
    { counter: 5 },
    { counter: 7, origin: 'https://console.test.evil.example' },
    { counter: 7, rpId: 'evil.example' },
    { counter: 7, isVerified: false },
  ]) {
    const { challenge } = await options()
    expect((await logIn({ response: passkey.sign({ ...SITE, challenge, ...wrong }) })).code).toBe(4)
  }
  const late = await options()
  server.clock.now += 5 * 60_000
  expect(
    (await logIn({ response: passkey.sign({ ...SITE, challenge: late.challenge, counter: 9 }) })).code,
  ).toBe(4)
  const stranger = softwarePasskey()
  const { challenge: last } = await options()
  expect((await logIn({ response: stranger.sign({ ...SITE, challenge: last }) })).code).toBe(4)
})

it('belongs to the host name under which it was made', async () => {
  const { passkey } = await add('viewer')
  const other = { rpId: 'other.test', origin: 'https://other.test' }
  const { challenge, rpId } = await options({}, other.rpId)
  expect(rpId).toBe(other.rpId)
  expect(
    (await logIn({ response: passkey.sign({ ...other, challenge, counter: 1 }) }, other.rpId)).code,
  ).toBe(4)
  const ticket = await ticketOf('viewer')
  const refused = await call(`${USER}passkeyOptions`, { ticket }, undefined, other.rpId)
  expect(refused.data).toMatchObject({ reason: 'passkey.otherHost' })
})

it('is the second step after the password, for the person of the ticket alone', async () => {
  const { passkey } = await add('viewer')
  const { passkey: foreign } = await add('ops')
  const ticket = await ticketOf('viewer')
  const { challenge, allowCredentials } = await options({ ticket })
  expect(allowCredentials).toMatchObject([{ id: passkey.id }])
  expect((await logIn({ ticket, response: foreign.sign({ ...SITE, challenge, counter: 1 }) })).code).toBe(4)

  const again = await options({ ticket })
  // A challenge of the second step is none of a whole log-in.
  const alone = {
    response: passkey.sign({ ...SITE, challenge: again.challenge, counter: 1, isVerified: false }),
  }
  expect((await logIn(alone)).code).toBe(409)
  const last = await options({ ticket })
  const response = passkey.sign({ ...SITE, challenge: last.challenge, counter: 1, isVerified: false })
  expect((await logIn({ ticket, response })).code).toBe(0)
})

it('is enough where a second factor is demanded; the last one cannot be removed then', async () => {
  const { token, passkey } = await add('viewer')
  await server.db.updateTable('seller').set({ secondFactor: 1 }).execute()
  expect((await call(`${USER}info`, {}, token)).data).toMatchObject({ mustSetUpSecondFactor: false })
  expect((await call(`${OWN}renamePasskey`, { id: passkey.id, name: 'Phone' }, token)).code).toBe(0)
  expect((await call(`${OWN}state`, {}, token)).data).toMatchObject({
    recoveryCodes: 10,
    passkeys: [{ name: 'Phone', host: SITE.rpId }],
  })
  const remove = () => call(`${OWN}removePasskey`, { id: passkey.id }, token)
  expect((await remove()).data).toMatchObject({ reason: 'factor.required' })
  await server.db.updateTable('seller').set({ secondFactor: 0 }).execute()
  const foreign = await server.login('ops')
  expect((await call(`${OWN}removePasskey`, { id: passkey.id }, foreign)).code).toBe(404)
  expect((await remove()).code).toBe(0)
  expect(await server.login('viewer')).toHaveLength(43)
})
