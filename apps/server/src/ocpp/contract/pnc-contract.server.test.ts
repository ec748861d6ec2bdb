import 'reflect-metadata'
import { contractProviderKind, contractState } from '@ampdeck/api/enumerations/interface'
import { pncContract } from '@ampdeck/api/member/pnc-contract'
import { contractProvider } from '@ampdeck/api/system/contract-provider'
import { Pkcs10CertificateRequestGenerator, X509Certificate } from '@peculiar/x509'
import { beforeAll, expect, it } from 'vitest'
import { isSealed } from '../../foundation/secrets.ts'
import { setUpAccounts } from '../../testing/set-up.ts'

const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const { embedded, http } = contractProviderKind.code
const setting = {
  ...{ isOn: 1, kind: embedded, address: null, token: null },
  ...{ timeoutSeconds: 2, acceptsWhenAway: 0, partyId: 'CNAMP' },
} as const

const { server, ask } = setUpAccounts()

// A card here has the contracts of these tests only, and none of the demo's.
beforeAll(() => server.db.deleteFrom('pncContract').execute())

const cards = () =>
  server.db.selectFrom('card').select(['id', 'cardNo']).where('sellerId', '=', 10_001).orderBy('id').execute()

it('keeps the token sealed and gives it to nobody, and only to the address for which it was typed', async () => {
  const address = 'https://pnc.example.com/v1'
  const token = () =>
    server.db
      .selectFrom('contractProvider')
      .select('token')
      .where('sellerId', '=', 10_001)
      .executeTakeFirstOrThrow()
  const saved = await ask(contractProvider.save, { ...setting, kind: http, address, token: 'a-secret' })
  expect(saved).toMatchObject({ code: 0, data: { hasToken: true, address } })
  expect(JSON.stringify(saved)).not.toContain('a-secret')
  expect(JSON.stringify(await ask(contractProvider.get, {}))).not.toContain('a-secret')
  expect(isSealed((await token()).token ?? '')).toBe(true)
  expect(await ask(contractProvider.save, { ...setting, kind: http, address })).toMatchObject({
    data: { hasToken: true },
  })
  expect(
    await ask(contractProvider.save, { ...setting, kind: http, address: 'https://other.example.com' }),
  ).toMatchObject({ data: { hasToken: false } })
  const log = await server.db.selectFrom('operationLog').select('changes').execute()
  expect(JSON.stringify(log)).not.toContain('a-secret')
  await ask(contractProvider.save, setting)
})

it.each([
  'http://pnc.example.com',
  'https//pnc',
  null,
  'ftp://pnc.example.com',
  'http://127.0.0.1.example.com',
])('takes no address %s', async (address) => {
  expect(await ask(contractProvider.save, { ...setting, kind: http, address })).toMatchObject({ code: 400 })
})

it('says whether the provider answers', async () => {
  expect(await ask(contractProvider.test, {})).toMatchObject({
    data: { isFine: true, answer: 'NoCertificateAvailable' },
  })
  await ask(contractProvider.save, { ...setting, kind: http, address: 'http://127.0.0.1:1/pnc' })
  expect(await ask(contractProvider.test, {})).toMatchObject({ data: { isFine: false, answer: 'NO_ANSWER' } })
  expect(await ask(contractProvider.roots, {})).toMatchObject({ data: null })
  await ask(contractProvider.save, setting)
})

it('issues a contract to a card with a key that is given once, and shows it without', async () => {
  const [card] = await cards()
  const issued = await ask(pncContract.save, { cardId: card?.id, emaid: null, months: 24, csr: null })
  expect(issued).toMatchObject({ code: 0, data: { cardNo: card?.cardNo, state: contractState.code.valid } })
  const { emaid, chain, privateKey, id } = issued.data
  expect(emaid).toMatch(/^CNAMPC\d{8}$/)
  const [pem = ''] = chain.split(/(?<=-----END CERTIFICATE-----)\s*/)
  const leaf = new X509Certificate(pem)
  expect(leaf.subjectName.getField('CN')).toEqual([emaid])
  expect(privateKey).toContain('BEGIN PRIVATE KEY')
  const rows = await server.db.selectFrom('pncContract').selectAll().where('id', '=', id).execute()
  const log = await server.db.selectFrom('operationLog').selectAll().execute()
  expect(JSON.stringify([rows, log])).not.toContain('PRIVATE KEY')
  expect((await ask(pncContract.page, { cardId: card?.id })).data.records).toMatchObject([{ id, emaid }])
  expect((await ask(pncContract.page, {}, 'stranger')).data.records).toEqual([])
})

it('signs for the key of a car that asks with its own signature', async () => {
  const [, card] = await cards()
  const keys = await crypto.subtle.generateKey(EC, true, ['sign', 'verify'])
  const request = await Pkcs10CertificateRequestGenerator.create({
    name: 'CN=car',
    keys,
    signingAlgorithm: EC,
  })
  const csr = request.toString('pem')
  const draft = { cardId: card?.id, emaid: 'CN-AMP-C00000042', months: 1 }
  const { data } = await ask(pncContract.save, { ...draft, csr })
  expect(data).toMatchObject({ emaid: 'CNAMPC00000042', privateKey: null })
  const [pem = ''] = data.chain.split(/(?<=-----END CERTIFICATE-----)\s*/)
  const raw = Buffer.from(await crypto.subtle.exportKey('spki', keys.publicKey))
  expect(Buffer.from(new X509Certificate(pem).publicKey.rawData).equals(raw)).toBe(true)
  const middle = Math.floor(csr.length / 2)
  const changed = `${csr.slice(0, middle)}${csr[middle] === 'A' ? 'B' : 'A'}${csr.slice(middle + 1)}`
  expect(await ask(pncContract.save, { ...draft, csr: changed })).toMatchObject({
    data: { reason: 'contract.csr' },
  })
})

it('refuses the eMAID of another card, another seller’s card, an end of what has ended, and a provider elsewhere', async () => {
  const [first, second] = await cards()
  const draft = { emaid: 'CNAMPC00000077', months: 1, csr: null }
  const { data } = await ask(pncContract.save, { ...draft, cardId: first?.id })
  expect(await ask(pncContract.save, { ...draft, cardId: second?.id })).toMatchObject({
    data: { reason: 'contract.emaid' },
  })
  expect(await ask(pncContract.save, { ...draft, cardId: first?.id }, 'stranger')).toMatchObject({
    code: 404,
  })
  expect(await ask(pncContract.save, { ...draft, cardId: first?.id }, 'viewer')).toMatchObject({ code: 403 })
  expect(await ask(pncContract.revoke, { id: data.id }, 'stranger')).toMatchObject({ code: 404 })
  expect(await ask(pncContract.revoke, { id: data.id })).toMatchObject({
    data: { state: contractState.code.revoked },
  })
  expect(await ask(pncContract.cancel, { id: data.id })).toMatchObject({
    data: { reason: 'transition.notAllowed' },
  })
  await ask(contractProvider.save, { ...setting, isOn: 0 })
  expect(await ask(pncContract.save, { ...draft, cardId: first?.id })).toMatchObject({
    data: { reason: 'contract.notEmbedded' },
  })
})
