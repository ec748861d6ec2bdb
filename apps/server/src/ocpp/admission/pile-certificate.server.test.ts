import { expect, it } from 'vitest'
import { recordedCharging } from '../../testing/recorded-charging.ts'
import { pileCertificate, testCertificate } from '../../testing/test-certificate.ts'
import { startTestGateway, testPile } from '../../testing/test-gateway.ts'
import { certifiedCode } from './pile-certificate.ts'

it('a pile with a certificate of its own comes in without a password, and as nobody else', async () => {
  const tls = {
    key: Buffer.from(testCertificate.key),
    cert: Buffer.from(testCertificate.cert),
    ca: [Buffer.from(pileCertificate.ca)],
  }
  const gateway = await startTestGateway({ ...recordedCharging(), tls, requiresPassword: true })
  const [code, other] = [gateway.codes.pop() ?? '', gateway.codes.pop() ?? '']
  await gateway.db.updateTable('pile').set({ code: 'CERTIFIED1' }).where('code', '=', code).execute()
  const statusOf = async (as: string, shown: { cert?: string; key?: string }) => {
    const pile = testPile(gateway.url, as, { wsOpts: { rejectUnauthorized: false, ...shown } })
    return pile.connect().then(
      () => pile.close().then(() => 101),
      (error: Error & { code?: number }) => error.code ?? error.message,
    )
  }
  const { cert, key, forged } = pileCertificate
  expect(await statusOf('CERTIFIED1', { cert, key })).toBe(101)
  expect(await statusOf(other, { cert, key })).toBe(401)
  expect(await statusOf('no-such-pile', { cert, key })).toBe(401)
  expect(await statusOf('CERTIFIED1', { cert: forged, key })).toBe(401)
  expect(await statusOf('CERTIFIED1', {})).toBe(401)
  await gateway.close()
})

it('is believed of a header only where it is named and a trusted proxy says it', () => {
  const said = (
    subject: string,
    remoteAddress = '10.0.0.5',
    certificateHeader: string | undefined = 'x-cert',
  ) =>
    certifiedCode({ socket: { remoteAddress }, headers: { 'x-cert': subject } } as never, {
      isTrustedProxy: (address) => address === '10.0.0.5',
      certificateHeader,
    })
  expect(said('CN=P1,O=Test')).toBe('P1')
  expect(said('/O=Test/CN=P1')).toBe('P1')
  expect(said('O=Test, CN = P1')).toBe('P1')
  expect(said('P1')).toBe('P1')
  expect(said('O=Test')).toBeUndefined()
  expect(said('')).toBeUndefined()
  expect(said('CN=P1', '10.0.0.6')).toBeUndefined()
  expect(said('CN=P1', '10.0.0.5', '')).toBeUndefined()
})
