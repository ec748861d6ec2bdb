import 'reflect-metadata'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { contractProviderKind } from '@ampdeck/api/enumerations/interface'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { pncContract } from '@ampdeck/api/member/pnc-contract'
import { contractProvider } from '@ampdeck/api/system/contract-provider'
import { DAY, HOUR } from '@ampdeck/api/time'
import {
  BasicConstraintsExtension,
  Pkcs10CertificateRequestGenerator,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCharging } from '../../charging/charging.ts'
import { ensureMonths } from '../../database/partitions.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
import { addMember, addPile } from '../../testing/charging.ts'
import { setUpCommands } from '../../testing/set-up.ts'
import { connectedPile, rawPile, testPile } from '../../testing/test-gateway.ts'
import type { Protocol } from '../frame/protocol.ts'
import { nameOf } from './certificate-name.ts'
import { isSignedBy, ocspResponse, readOcsp } from './ocsp.ts'

/* Plug & Charge from the wire to the contract, with real certificates. */

const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const PNC = 'org.openchargealliance.iso15118pnc'
const { embedded, http } = contractProviderKind.code
const setting = {
  ...{ isOn: 1, kind: embedded, address: null, token: null },
  ...{ timeoutSeconds: 2, acceptsWhenAway: 0, partyId: 'CNAMP' },
}
type Rpc = Awaited<ReturnType<typeof rawPile>>

const { gateway, app } = setUpCommands({ charging: (platform) => createCharging(platform, { gatherMs: 0 }) })
let admin: string
let roots: { mo: X509Certificate; v2g: X509Certificate }
let at: ChargePoint
let cardId: number
let cardNo: string
let emaid: string

beforeAll(async () => {
  // Tests move the clock into the next months.
  await ensureMonths(gateway.db, gateway.clock.now, gateway.clock.now + 62 * DAY)
  admin = await app.login('admin')
  const { data } = await app.call<{ mo: string; v2g: string }>(
    contractProvider.roots.path,
    {},
    { token: admin },
  )
  roots = { mo: new X509Certificate(data.mo), v2g: new X509Certificate(data.v2g) }
})
beforeEach(async () => {
  at = await addPile(gateway.platform)
  const { id } = await addMember(gateway.platform, { phoneFen: 10_000 })
  const card = await gateway.db
    .selectFrom('card')
    .select(['id', 'cardNo'])
    .where('memberId', '=', id)
    .executeTakeFirstOrThrow()
  cardId = card.id
  cardNo = card.cardNo
  emaid = `CNAMPC${String(++drawn).padStart(8, '0')}`
})
let drawn = 0

const ask = <Data = unknown>(path: string, body: object) => app.call<Data>(path, body, { token: admin })
const save = (values: object = {}) => ask(contractProvider.save.path, { ...setting, ...values })

interface Issued {
  id: number
  emaid: string
  serial: string
  chain: string
  privateKey: string | null
}

const issue = async (values: object = {}) => {
  const { data } = await ask<Issued>(pncContract.save.path, { cardId, emaid, months: 12, ...values })
  return data
}
const certificatesOf = (chain: string) =>
  chain
    .split(/(?<=-----END CERTIFICATE-----)\s*/)
    .filter(Boolean)
    .map((pem) => new X509Certificate(pem))

/** The hashes that a pile sends of what it has verified. */
function hashesOf(chain: string, algorithm: 'SHA256' | 'SHA384' | 'SHA512' = 'SHA256') {
  const [leaf, sub] = certificatesOf(chain)
  if (!leaf || !sub) throw new Error('a chain of two')
  return [
    { ...nameOf(leaf.serialNumber, sub, algorithm), responderURL: 'http://ocsp.test' },
    { ...nameOf(sub.serialNumber, roots.mo, algorithm), responderURL: 'http://ocsp.test' },
  ]
}

interface Said {
  idTokenInfo: { status: string }
  certificateStatus?: string
}

interface Shown {
  emaid?: string
  hashes?: object[]
  certificate?: string
}

/** Authorize of a version: 1.6 says it inside DataTransfer. */
async function authorize(
  pile: Rpc,
  protocol: Protocol,
  { emaid: shown = emaid, hashes, certificate }: Shown,
) {
  const proof = {
    ...(hashes && { iso15118CertificateHashData: hashes }),
    ...(certificate && { certificate }),
  }
  return say<Said>(pile, protocol, 'Authorize', {
    idToken: protocol === 'ocpp1.6' ? shown : { idToken: shown, type: 'eMAID' },
    ...proof,
  })
}

let calls = 0

async function say<Answer>(pile: Rpc, protocol: Protocol, action: string, payload: object): Promise<Answer> {
  const id = `c${++calls}`
  if (protocol !== 'ocpp1.6') return (await answerTo(pile, [2, id, action, payload])) as Answer
  const request = { vendorId: PNC, messageId: action, data: JSON.stringify(payload) }
  const answer = await answerTo(pile, [2, id, 'DataTransfer', request])
  expect(answer).toMatchObject({ status: 'Accepted' })
  return JSON.parse(Object(answer).data)
}

/** The server may ask something meanwhile. */
async function answerTo(pile: Rpc, frame: unknown[]): Promise<unknown> {
  pile.send(JSON.stringify(frame))
  const answer = () => pile.received.find(([type, id]) => type !== 2 && id === frame[1])
  await expect.poll(answer, { timeout: 20_000 }).toBeDefined()
  return answer()?.[2]
}

/** The eMAID becomes the card's own number. */
const nameCard = () =>
  gateway.db.updateTable('card').set({ cardNo: emaid }).where('id', '=', cardId).execute()

const newKeys = () => crypto.subtle.generateKey(EC, true, ['sign', 'verify'])

/** A CA of somebody else, or one that only bears the name of ours. */
async function foreign(name: string) {
  const keys = await newKeys()
  const root = await X509CertificateGenerator.createSelfSigned({
    ...{ serialNumber: '01', name, keys, signingAlgorithm: EC },
    notBefore: new Date(gateway.clock.now - DAY),
    notAfter: new Date(gateway.clock.now + 300 * DAY),
    extensions: [new BasicConstraintsExtension(true, undefined, true)],
  })
  const car = await newKeys()
  const leaf = await X509CertificateGenerator.create({
    ...{ serialNumber: '0badcafe', subject: `CN=${emaid}`, issuer: root.subject, signingAlgorithm: EC },
    notBefore: new Date(gateway.clock.now - DAY),
    notAfter: new Date(gateway.clock.now + 200 * DAY),
    ...{ publicKey: car.publicKey, signingKey: keys.privateKey },
  })
  return { root, leaf, chain: `${leaf.toString('pem')}\n${root.toString('pem')}\n` }
}

describe.each(['ocpp1.6', 'ocpp2.0.1', 'ocpp2.1'] as const)(
  'a contract shown to a pile of %s',
  (protocol) => {
    let pile: Rpc
    beforeEach(async () => {
      pile = await rawPile(gateway.url, at.code, protocol)
    })
    const accepted = { idTokenInfo: { status: 'Accepted' }, certificateStatus: 'Accepted' }
    const refused = (certificateStatus: string) => ({ idTokenInfo: { status: 'Invalid' }, certificateStatus })

    it('is accepted by its hashes and by its chain, whose hashes are of any kind', async () => {
      const { chain } = await issue()
      for (const algorithm of ['SHA256', 'SHA384', 'SHA512'] as const)
        expect(await authorize(pile, protocol, { hashes: hashesOf(chain, algorithm) })).toEqual(accepted)
      expect(await authorize(pile, protocol, { certificate: chain })).toEqual(accepted)
      // Cars write it with dashes, and with a check digit or without.
      const dashed = `${emaid.slice(0, 2)}-${emaid.slice(2, 5)}-${emaid.slice(5)}-X`
      expect(await authorize(pile, protocol, { emaid: dashed, hashes: hashesOf(chain) })).toEqual(accepted)
      pile.close()
    })

    it('is refused as expired, revoked, cancelled, of another eMAID or of nobody', async () => {
      const { id, chain } = await issue()
      const [leaf, sub] = hashesOf(chain)
      const other = { ...leaf, serialNumber: '0123456789abcdef' }
      expect(await authorize(pile, protocol, { hashes: [other] })).toEqual(refused('NoCertificateAvailable'))
      expect(await authorize(pile, protocol, { hashes: [sub ?? {}] })).toEqual(
        refused('NoCertificateAvailable'),
      )
      expect(await authorize(pile, protocol, {})).toEqual(refused('NoCertificateAvailable'))
      expect(await authorize(pile, protocol, { emaid: 'CNAMPC99999999', hashes: [leaf ?? {}] })).toEqual(
        refused('NoCertificateAvailable'),
      )
      const second = await issue()
      await ask(pncContract.cancel.path, { id: second.id })
      expect(await authorize(pile, protocol, { hashes: hashesOf(second.chain) })).toEqual(
        refused('ContractCancelled'),
      )
      await ask(pncContract.revoke.path, { id })
      for (const proof of [{ hashes: hashesOf(chain) }, { certificate: chain }])
        expect(await authorize(pile, protocol, proof)).toEqual(refused('CertificateRevoked'))
      const third = await issue({ months: 1 })
      gateway.clock.now += 40 * DAY
      for (const proof of [{ hashes: hashesOf(third.chain) }, { certificate: third.chain }])
        expect(await authorize(pile, protocol, proof)).toEqual(refused('CertificateExpired'))
      gateway.clock.now -= 40 * DAY
      pile.close()
    })

    it('is refused where its chain leads elsewhere, is broken or signed by another key', async () => {
      const { chain } = await issue()
      const [leaf] = hashesOf(chain)
      const wrong = { ...leaf, issuerKeyHash: 'ab'.repeat(32) }
      expect(await authorize(pile, protocol, { hashes: [wrong] })).toEqual(refused('CertChainError'))
      const elsewhere = await foreign('CN=Somebody')
      expect(await authorize(pile, protocol, { certificate: elsewhere.chain })).toEqual(
        refused('CertChainError'),
      )
      const [own] = certificatesOf(chain)
      const forged = await foreign(own?.issuer ?? '')
      expect(await authorize(pile, protocol, { certificate: forged.leaf.toString('pem') })).toEqual(
        refused('SignatureError'),
      )
      // A CA of the same name that brings itself along is not trusted for that.
      expect(await authorize(pile, protocol, { certificate: forged.chain })).toEqual(
        refused('SignatureError'),
      )
      expect(await authorize(pile, protocol, { certificate: 'nothing' })).toEqual(refused('CertChainError'))
      pile.close()
    })

    it('needs a card here that may charge', async () => {
      const { chain } = await issue()
      await gateway.db.updateTable('card').set({ status: 4 }).where('id', '=', cardId).execute()
      const blocked = { idTokenInfo: { status: 'Blocked' }, certificateStatus: 'Accepted' }
      expect(await authorize(pile, protocol, { hashes: hashesOf(chain) })).toEqual(blocked)
      await gateway.db.updateTable('card').set({ deleted: 1 }).where('id', '=', cardId).execute()
      expect(await authorize(pile, protocol, { hashes: hashesOf(chain) })).toEqual({
        ...blocked,
        idTokenInfo: { status: 'Unknown' },
      })
      pile.close()
    })

    it('starts a charge while it is good, and none once it is revoked', async () => {
      const { id, chain } = await issue()
      expect(await authorize(pile, protocol, { hashes: hashesOf(chain) })).toEqual(accepted)
      expect(await start(pile, protocol, 'a')).toBe('Accepted')
      const running = () =>
        gateway.db
          .selectFrom('chargeOrder')
          .select(['cardNo', 'idToken'])
          .where('pileId', '=', at.pileId)
          .where('orderStatus', 'in', [orderStatus.code.starting, orderStatus.code.charging])
          .execute()
      expect(await running()).toEqual([{ cardNo, idToken: cardNo }])
      await ask(pncContract.revoke.path, { id })
      gateway.clock.now += HOUR
      expect(await start(pile, protocol, 'b', 2)).toBe('Blocked')
      expect(await running()).toHaveLength(1)
      gateway.clock.now -= HOUR
      pile.close()
    })
  },
)

/** Begins a charge by the eMAID, which is all that a start says of a contract. */
async function start(pile: Rpc, protocol: Protocol, name: string, connector = 1): Promise<string> {
  const timestamp = new Date(gateway.clock.now).toISOString()
  if (protocol === 'ocpp1.6') {
    const answer = await answerTo(pile, [
      ...[2, `s${name}`, 'StartTransaction'],
      { connectorId: connector, idTag: emaid, meterStart: 0, timestamp },
    ])
    return Object(answer).idTagInfo.status
  }
  const answer = await answerTo(pile, [
    ...[2, `s${name}`, 'TransactionEvent'],
    {
      ...{ eventType: 'Started', timestamp, triggerReason: 'Authorized', seqNo: 0 },
      transactionInfo: { transactionId: `${at.code}${name}`, chargingState: 'Charging' },
      evse: { id: connector, connectorId: 1 },
      idToken: { idToken: emaid, type: 'eMAID' },
      meterValue: [{ timestamp, sampledValue: [{ value: 0, measurand: 'Energy.Active.Import.Register' }] }],
    },
  ])
  return Object(answer).idTokenInfo.status
}

it('answers the state of certificates by OCSP that the issuer has signed', async () => {
  const pile = await rawPile(gateway.url, at.code, 'ocpp2.1')
  const { id, chain } = await issue()
  const [leaf, sub] = hashesOf(chain)
  const [, issuer] = certificatesOf(chain)
  const statusOf = async (ocspRequestData: object | undefined) =>
    say<{ status: string; ocspResult?: string }>(pile, 'ocpp2.1', 'GetCertificateStatus', {
      ocspRequestData: ocspRequestData ?? {},
    })
  const good = await statusOf(leaf)
  const der = Buffer.from(good.ocspResult ?? '', 'base64')
  expect(good.status).toBe('Accepted')
  expect(isSignedBy(der, issuer?.toString('pem') ?? '')).toBe(true)
  expect(isSignedBy(der, roots.mo.toString('pem'))).toBe(false)
  const { now } = gateway.clock
  expect(readOcsp(der, leaf?.serialNumber ?? '', now)).toEqual({
    ...{ state: 'good', thisUpdate: Math.floor(now / 1_000) * 1_000 },
    nextUpdate: Math.floor((now + DAY) / 1_000) * 1_000,
  })
  const ofSub = Buffer.from((await statusOf(sub)).ocspResult ?? '', 'base64')
  expect(isSignedBy(ofSub, roots.mo.toString('pem'))).toBe(true)
  expect(await statusOf({ ...leaf, issuerNameHash: 'cd'.repeat(32) })).toMatchObject({ status: 'Failed' })

  await ask(pncContract.revoke.path, { id })
  const chainStatus = await say(pile, 'ocpp2.1', 'GetCertificateChainStatus', {
    certificateStatusRequests: [
      { source: 'OCSP', urls: ['http://ocsp.test'], certificateHashData: withoutUrl(leaf) },
      { source: 'OCSP', urls: ['http://ocsp.test'], certificateHashData: withoutUrl(sub) },
      {
        ...{ source: 'OCSP', urls: ['http://ocsp.test'] },
        certificateHashData: { ...withoutUrl(leaf), serialNumber: '77' },
      },
      { source: 'CRL', urls: ['http://crl.test'], certificateHashData: withoutUrl(leaf) },
    ],
  })
  expect(chainStatus).toMatchObject({
    certificateStatus: ['Revoked', 'Good', 'Unknown', 'Failed'].map((status) => ({ status })),
  })
  pile.close()
})

const withoutUrl = (name: object | undefined) => {
  const { responderURL: _, ...rest } = name as { responderURL: string }
  return rest
}

it.each(['ocpp1.6', 'ocpp2.0.1'] as const)('signs what a pile of %s shows to cars', async (protocol) => {
  const pile = testPile(gateway.url, at.code, { protocols: [protocol] })
  const sent = Promise.withResolvers<string>()
  pile.handle('CertificateSigned', async ({ params }) => {
    expect(params?.certificateType).toBe('V2GCertificate')
    sent.resolve(params?.certificateChain)
    return { status: 'Accepted' }
  })
  pile.handle('DataTransfer', async ({ params }) => {
    expect(params).toMatchObject({ vendorId: PNC, messageId: 'CertificateSigned' })
    sent.resolve(JSON.parse(params?.data).certificateChain)
    return { status: 'Accepted', data: '{"status":"Accepted"}' }
  })
  await pile.connect()
  const requestFor = async (name: string) => {
    const keys = await newKeys()
    return (await Pkcs10CertificateRequestGenerator.create({ name, keys, signingAlgorithm: EC })).toString(
      'pem',
    )
  }
  const sign = async (name: string): Promise<unknown> => {
    const payload = { csr: await requestFor(name), certificateType: 'V2GCertificate' }
    if (protocol !== 'ocpp1.6') return pile.call('SignCertificate', payload)
    const data = JSON.stringify(payload)
    const answer = await pile.call('DataTransfer', { vendorId: PNC, messageId: 'SignCertificate', data })
    return JSON.parse(Object(answer).data)
  }
  expect(await sign('CN=SOMEBODY')).toEqual({ status: 'Rejected' })
  expect(await sign(`CN=${at.code}`)).toEqual({ status: 'Accepted' })
  const [leaf, sub] = certificatesOf(await sent.promise)
  expect(leaf?.subjectName.getField('CN')).toEqual([at.code])
  expect(await leaf?.verify({ publicKey: sub?.publicKey, signatureOnly: true })).toBe(true)
  expect(await sub?.verify({ publicKey: roots.v2g.publicKey, signatureOnly: true })).toBe(true)
  await pile.close()
})

it('installs, reads and deletes the certificates of Plug & Charge in 1.6 by the words of the white paper', async () => {
  const pile = await rawPile(gateway.url, at.code, 'ocpp1.6')
  const id = await connectedPile(gateway, at.code)
  const certificate = roots.v2g.toString('pem')
  const hash = nameOf('01', roots.v2g)
  const answers = [
    [{ kind: 'installCertificate', use: 'mo', certificate }, 'InstallCertificate', '{"status":"Accepted"}'],
    [{ kind: 'readCertificates', use: 'v2gChain' }, 'GetInstalledCertificateIds', '{"status":"NotFound"}'],
    [{ kind: 'deleteCertificate', hash, isPlugAndCharge: true }, 'DeleteCertificate', 'no JSON'],
    [{ kind: 'trigger', message: 'SignV2GCertificate' }, 'TriggerMessage', undefined],
  ] as const
  const results = []
  for (const [request, messageId, data] of answers) {
    const answer = gateway.piles.call(id, request, { timeoutMs: 5_000 })
    const received = () => pile.received.find(([, , action]) => action === 'DataTransfer')
    await expect.poll(received).toBeDefined()
    const [, frameId, , payload] = received() ?? []
    expect(payload).toMatchObject({ vendorId: PNC, messageId })
    pile.received.length = 0
    const status = data === undefined ? 'UnknownMessageId' : 'Accepted'
    pile.send(JSON.stringify([3, frameId, { status, ...(data && { data }) }]))
    results.push((await answer).status)
  }
  expect(results).toEqual(['accepted', 'rejected', 'rejected', 'notSupported'])
  pile.close()
})

describe('DataTransfer of 1.6', () => {
  it.each([
    ['another vendor', { vendorId: 'me', messageId: 'Authorize' }, 'UnknownVendorId'],
    ['a message that is none', { vendorId: PNC, messageId: 'toString' }, 'UnknownMessageId'],
    ['no message', { vendorId: PNC }, 'UnknownMessageId'],
    ['no JSON', { vendorId: PNC, messageId: 'Authorize', data: '{"idToken":' }, 'Rejected'],
    ['no data', { vendorId: PNC, messageId: 'GetCertificateStatus' }, 'Rejected'],
    [
      'a payload that breaks the schema',
      { vendorId: PNC, messageId: 'Get15118EVCertificate', data: '{"action":"Steal"}' },
      'Rejected',
    ],
  ])('answers %s', async (_what, request, status) => {
    const pile = await rawPile(gateway.url, at.code, 'ocpp1.6')
    expect(await answerTo(pile, [2, '1', 'DataTransfer', request])).toEqual({ status })
    pile.close()
  })
})

describe('a provider elsewhere', () => {
  let server: Server
  let address: string
  const asked: [string | undefined, string | undefined, Record<string, unknown>][] = []
  let answers: Record<string, unknown>
  let hangs = false

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const body = await bodyOf(request)
      asked.push([request.url, request.headers.authorization, body])
      if (hangs) return
      const answer = answers[request.url?.replace('/pnc/', '') ?? '']
      if (answer === 'redirect') return void response.writeHead(307, { location: '/elsewhere' }).end()
      response.writeHead(answer === undefined ? 500 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? {}))
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    address = `http://127.0.0.1:${port}/pnc/`
  })
  beforeEach(async () => {
    asked.length = 0
    hangs = false
    answers = {}
    await nameCard()
    expect(await save({ kind: http, address, token: 'a-secret', timeoutSeconds: 1 })).toMatchObject({
      code: 0,
    })
  })
  afterAll(async () => {
    await save()
    server.closeAllConnections()
    server.close()
  })

  const hashes = [
    {
      ...{ hashAlgorithm: 'SHA256', issuerNameHash: 'aa', issuerKeyHash: 'bb', serialNumber: '01' },
      responderURL: 'http://ocsp.test',
    },
  ]

  it('is asked with its token, and what it says counts beside the card', async () => {
    const pile = await rawPile(gateway.url, at.code, 'ocpp2.0.1')
    answers = { authorize: { status: 'Accepted' } }
    expect(await authorize(pile, 'ocpp2.0.1', { hashes })).toEqual({
      idTokenInfo: { status: 'Accepted' },
      certificateStatus: 'Accepted',
    })
    expect(asked).toEqual([
      ['/pnc/authorize', 'Bearer a-secret', { emaid, iso15118CertificateHashData: hashes }],
    ])
    expect(await authorize(pile, 'ocpp2.0.1', { emaid: 'CNAMPC77777777', hashes })).toMatchObject({
      idTokenInfo: { status: 'Unknown' },
    })
    answers = { authorize: { status: 'ContractCancelled' } }
    expect(await authorize(pile, 'ocpp2.0.1', { hashes })).toEqual({
      idTokenInfo: { status: 'Invalid' },
      certificateStatus: 'ContractCancelled',
    })
    pile.close()
  })

  it.each([
    ['fails', () => ({})],
    ['says what nobody understands', () => ({ authorize: { status: 'Perhaps' } })],
    ['sends us elsewhere', () => ({ authorize: 'redirect' })],
    ['hangs', () => undefined],
  ])('that %s is away: refused, or accepted by the setting, and noted', async (_what, given) => {
    answers = given() ?? {}
    hangs = given() === undefined
    const pile = await rawPile(gateway.url, at.code, 'ocpp2.0.1')
    const started = performance.now()
    expect(await authorize(pile, 'ocpp2.0.1', { hashes })).toEqual({
      idTokenInfo: { status: 'NotAtThisTime' },
    })
    expect(performance.now() - started).toBeLessThan(8_000)
    await save({ kind: http, address, acceptsWhenAway: 1, timeoutSeconds: 1 })
    expect(await authorize(pile, 'ocpp2.0.1', { hashes })).toEqual({ idTokenInfo: { status: 'Accepted' } })
    expect(await authorize(pile, 'ocpp2.0.1', { emaid: 'CNAMPC77777777', hashes })).toEqual({
      idTokenInfo: { status: 'Unknown' },
    })
    pile.close()
    await expect
      .poll(async () =>
        (
          await gateway.db
            .selectFrom('message')
            .select('schemaError')
            .where('pileId', '=', at.pileId)
            .where('schemaError', 'like', '%provider is away%')
            .execute()
        ).map(({ schemaError }) => schemaError),
      )
      .toHaveLength(3)
    expect(asked.map(([url]) => url).filter((url) => url === '/elsewhere')).toEqual([])
  })

  it('passes EXI through as it is, in every version', async () => {
    answers = { 'ev-certificate': { status: 'Accepted', exiResponse: 'gJgCEAAA', remainingContracts: 2 } }
    const request = {
      ...{ iso15118SchemaVersion: 'urn:iso:15118:2:2013:MsgDef', action: 'Install', exiRequest: 'gJgCDAAA' },
    }
    for (const protocol of ['ocpp1.6', 'ocpp2.0.1', 'ocpp2.1'] as const) {
      const pile = await rawPile(gateway.url, (await addPile(gateway.platform)).code, protocol)
      expect(await say(pile, protocol, 'Get15118EVCertificate', request)).toEqual({
        ...{ status: 'Accepted', exiResponse: 'gJgCEAAA' },
        ...(protocol === 'ocpp2.1' && { remainingContracts: 2 }),
      })
      pile.close()
    }
    expect(asked[0]?.[2]).toEqual(request)
    answers = {}
    const pile = await rawPile(gateway.url, at.code, 'ocpp2.0.1')
    expect(await say(pile, 'ocpp2.0.1', 'Get15118EVCertificate', request)).toMatchObject({
      ...{ status: 'Failed', exiResponse: '' },
    })
    answers = { 'ev-certificate': { status: 'Accepted', exiResponse: 'A'.repeat(6_000) } }
    expect(await say(pile, 'ocpp2.0.1', 'Get15118EVCertificate', request)).toMatchObject({ status: 'Failed' })
    pile.close()
  })

  it('is asked for a state once, until its answer ends; what is no OCSP or of another certificate is none', async () => {
    const { chain } = await foreignChain()
    const name = hashesOfChain(chain)
    const [, issuer] = certificatesOf(chain)
    const answerFor = (serialNumber: string) =>
      ocspResponse(
        { ...name, serialNumber },
        { state: 'good' },
        {
          ...{ certificate: issuer?.toString('pem') ?? '', privateKey: foreignKey },
          ...{ thisUpdate: gateway.clock.now, nextUpdate: gateway.clock.now + HOUR },
        },
      ).toString('base64')
    const pile = await rawPile(gateway.url, at.code, 'ocpp2.0.1')
    const state = async () =>
      say<{ status: string; ocspResult?: string }>(pile, 'ocpp2.0.1', 'GetCertificateStatus', {
        ocspRequestData: { ...name, responderURL: 'http://ocsp.test' },
      })
    answers = { 'certificate-status': { ocspResult: Buffer.from('none').toString('base64') } }
    expect((await state()).status).toBe('Failed')
    answers = { 'certificate-status': { ocspResult: answerFor('02') } }
    expect((await state()).status).toBe('Failed')
    const ocspResult = answerFor(name.serialNumber)
    answers = { 'certificate-status': { ocspResult } }
    asked.length = 0
    for (let n = 0; n < 3; n += 1) expect(await state()).toEqual({ status: 'Accepted', ocspResult })
    expect(asked).toHaveLength(1)
    gateway.clock.now += 2 * HOUR
    expect((await state()).status).toBe('Failed')
    expect(asked).toHaveLength(2)
    gateway.clock.now -= 2 * HOUR
    pile.close()
  })
})

let foreignKey = ''

/** A contract of another provider, with the key of its CA. */
async function foreignChain() {
  const keys = await newKeys()
  const exported = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  foreignKey = `-----BEGIN PRIVATE KEY-----\n${exported}\n-----END PRIVATE KEY-----\n`
  const issuer = await X509CertificateGenerator.createSelfSigned({
    ...{ serialNumber: '01', name: 'CN=Other Sub CA', keys, signingAlgorithm: EC },
    notBefore: new Date(gateway.clock.now - DAY),
    notAfter: new Date(gateway.clock.now + 300 * DAY),
  })
  const leaf = await X509CertificateGenerator.create({
    ...{ serialNumber: '8bcd', subject: 'CN=DEABCC12345678', issuer: issuer.subject, signingAlgorithm: EC },
    notBefore: new Date(gateway.clock.now - DAY),
    notAfter: new Date(gateway.clock.now + 200 * DAY),
    ...{ publicKey: (await newKeys()).publicKey, signingKey: keys.privateKey },
  })
  return { chain: `${leaf.toString('pem')}\n${issuer.toString('pem')}\n` }
}

function hashesOfChain(chain: string) {
  const [leaf, issuer] = certificatesOf(chain)
  if (!leaf || !issuer) throw new Error('a chain of two')
  return nameOf(leaf.serialNumber, issuer)
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const part of request) text += part
  return JSON.parse(text)
}

describe('without a provider', () => {
  beforeEach(() => nameCard())
  beforeAll(() => save({ isOn: 0 }))
  afterAll(() => save())

  it('verifies no certificate, and takes an eMAID for what a card’s number is', async () => {
    const pile = await rawPile(gateway.url, at.code, 'ocpp2.0.1')
    const name = { hashAlgorithm: 'SHA256', issuerNameHash: 'aa', issuerKeyHash: 'bb', serialNumber: '01' }
    expect(
      await authorize(pile, 'ocpp2.0.1', { hashes: [{ ...name, responderURL: 'http://ocsp.test' }] }),
    ).toEqual({ idTokenInfo: { status: 'Invalid' }, certificateStatus: 'CertChainError' })
    expect(await authorize(pile, 'ocpp2.0.1', {})).toEqual({ idTokenInfo: { status: 'Accepted' } })
    pile.close()
  })
})
