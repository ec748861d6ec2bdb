import 'reflect-metadata'
import { X509Certificate as NodeCertificate } from 'node:crypto'
import { DAY } from '@ampdeck/api/time'
import {
  PemConverter,
  Pkcs10CertificateRequestGenerator,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordedCharging } from '../../testing/recorded-charging.ts'
import { startTestGateway, type TestGateway, testPile } from '../../testing/test-gateway.ts'
import { watchCertificates } from './issued-certificate.ts'

const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const WEAK = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 1_024,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
}

let gateway: TestGateway
let ca: X509Certificate

const newKeys = (of: typeof EC | typeof WEAK = EC) => crypto.subtle.generateKey(of, true, ['sign', 'verify'])

const requestFor = async (name: string, of: typeof EC | typeof WEAK = EC) =>
  (
    await Pkcs10CertificateRequestGenerator.create({ name, keys: await newKeys(of), signingAlgorithm: of })
  ).toString('pem')

beforeAll(async () => {
  const keys = await newKeys()
  ca = await X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: 'CN=Piles',
    notBefore: new Date('2026-01-01'),
    notAfter: new Date('2036-01-01'),
    keys,
    signingAlgorithm: EC,
  })
  const key = PemConverter.encode(await crypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY')
  gateway = await startTestGateway({
    ...recordedCharging(),
    pileCa: { cert: Buffer.from(ca.toString('pem')), key: Buffer.from(key) },
  })
})
afterAll(() => gateway.close())

/** A pile that asks for a certificate and answers what it is sent. */
async function asking(protocol: 'ocpp1.6' | 'ocpp2.0.1', answer = 'Accepted') {
  const code = gateway.codes.pop() ?? ''
  const pile = testPile(gateway.url, code, { protocols: [protocol] })
  const sent = Promise.withResolvers<string>()
  pile.handle('CertificateSigned', async ({ params }) => {
    sent.resolve(params?.certificateChain)
    return { status: answer }
  })
  pile.handle('TriggerMessage', async () => ({ status: 'Rejected' }))
  await pile.connect()
  const facts = () =>
    gateway.db
      .selectFrom('chargePoint as point')
      .innerJoin('pile', 'pile.id', 'point.pileId')
      .select(['certificateSerial', 'certificateEnd'])
      .where('pile.code', '=', code)
      .executeTakeFirstOrThrow()
  return { code, pile, sent: sent.promise, facts }
}

it.each(['ocpp1.6', 'ocpp2.0.1'] as const)('signs for a pile of %s what names it', async (protocol) => {
  const { code, pile, sent, facts } = await asking(protocol)
  expect(await pile.call('SignCertificate', { csr: await requestFor(`CN=${code},O=Test`) })).toEqual({
    status: 'Accepted',
  })
  const [leaf = '', issuer] = PemConverter.decode(await sent).map((part) => Buffer.from(part))
  const certificate = new NodeCertificate(leaf)
  expect(certificate.subject).toBe(`CN=${code}`)
  expect(certificate.checkIssued(new NodeCertificate(ca.toString('pem')))).toBe(true)
  expect(certificate.verify(new NodeCertificate(issuer ?? '').publicKey)).toBe(true)
  expect(certificate.ca).toBe(false)
  expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.2'])
  await expect.poll(facts).toEqual({
    certificateSerial: certificate.serialNumber.toLowerCase(),
    certificateEnd: expect.any(Number),
  })
  await pile.close()
})

it('keeps nothing of a certificate that the pile did not take', async () => {
  const { code, pile, sent, facts } = await asking('ocpp2.0.1', 'Rejected')
  await pile.call('SignCertificate', { csr: await requestFor(`CN=${code}`) })
  await sent
  await pile.call('Heartbeat', {})
  expect(await facts()).toEqual({ certificateSerial: null, certificateEnd: null })
  await pile.close()
})

it('refuses the name of another pile, a weak key and a changed request, also for what cars see', async () => {
  const { code, pile, facts } = await asking('ocpp2.0.1')
  const own = await requestFor(`CN=${code}`)
  const middle = Math.floor(own.length / 2)
  const changed = `${own.slice(0, middle)}${own[middle] === 'A' ? 'B' : 'A'}${own.slice(middle + 1)}`
  for (const request of [
    { csr: await requestFor('CN=SOMEBODY') },
    { csr: await requestFor(`CN=${code},CN=SOMEBODY`) },
    { csr: await requestFor(`CN=${code}`, WEAK) },
    { csr: changed },
    { csr: 'no request' },
    { csr: await requestFor('CN=SOMEBODY'), certificateType: 'V2GCertificate' },
    { csr: changed, certificateType: 'V2GCertificate' },
  ])
    expect(await pile.call('SignCertificate', request)).toEqual({ status: 'Rejected' })
  expect((await facts()).certificateSerial).toBeNull()
  await pile.close()
})

it('alarms before a certificate ends, until the pile has a new one', async () => {
  const { code, pile, sent, facts } = await asking('ocpp1.6')
  await pile.call('SignCertificate', { csr: await requestFor(`CN=${code}`) })
  await sent
  await expect.poll(async () => (await facts()).certificateEnd).not.toBeNull()
  const alarms = () =>
    gateway.db
      .selectFrom('alarm')
      .select(['level', 'recoverTime'])
      .where('code', '=', 'CertificateEnds')
      .execute()
  await watchCertificates(gateway.platform)
  expect(await alarms()).toEqual([])
  gateway.clock.now += 340 * DAY
  await watchCertificates(gateway.platform)
  expect((await alarms()).filter(({ recoverTime }) => recoverTime === null).length).toBeGreaterThan(0)
  const open = (await alarms()).filter(({ recoverTime }) => recoverTime === null).length
  await pile.call('SignCertificate', { csr: await requestFor(`CN=${code}`) })
  await expect
    .poll(async () => (await alarms()).filter(({ recoverTime }) => recoverTime === null).length)
    .toBe(open - 1)
  await pile.close()
})
