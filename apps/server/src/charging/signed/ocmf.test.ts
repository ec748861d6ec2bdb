import { createECDH, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { signedMark, signedPlace, signedState } from '@ampdeck/api/enumerations/signed'
import { parseTimestamp } from '@ampdeck/api/time'
import { describe, expect, it } from 'vitest'
import { checked } from './check-signature.ts'
import { ocmfOf, placeOf } from './ocmf.ts'
import { publicKeyOf } from './public-key.ts'
import { comparedWith } from './signed-marks.ts'

const { verified, wrong, keyUnknown, unreadable, algorithmUnknown } = signedState.code

/** As the format's description shows it: what is the same as before is left out. */
const PAYLOAD = `{"FV":"1.0","GI":"Gateway","GS":"123456789","PG":"T12","MV":"Vendor","MS":"BQ27400330016","IS":true,
  "IT":"ISO14443","ID":"1F2D3A4F5506C7","RD":[
  {"TM":"2026-07-01T10:00:00,000+0800 S","TX":"B","RV":2935.60,"RI":"01-00:98.08.00*FF","RU":"kWh","ST":"G"},
  {"TM":"2026-07-01T10:30:00,000+0800 S","TX":"L","RV":2945.87}]}`

const pairOf = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve })
const derOf = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('hex')

interface Signing {
  payload?: string
  privateKey: KeyObject
  algorithm?: string
  hash?: string
  isRaw?: boolean
  encoding?: 'base64'
}

function documentOf({ payload = PAYLOAD, privateKey, algorithm, hash = 'sha256', isRaw, encoding }: Signing) {
  const dsaEncoding = isRaw ? 'ieee-p1363' : 'der'
  const signature = sign(hash, Buffer.from(payload), { key: privateKey, dsaEncoding })
  const parts = {
    ...(algorithm && { SA: algorithm }),
    ...(encoding && { SE: encoding }),
    SD: signature.toString(encoding ?? 'hex'),
  }
  return `OCMF|${payload}|${JSON.stringify(parts)}`
}

const known = (der: string, meterSerial: string | null = null) => {
  const key = publicKeyOf(der)
  return key ? [{ ...key, meterSerial }] : []
}

describe('a document', () => {
  const { privateKey, publicKey } = pairOf('prime256v1')
  const ocmf = ocmfOf(documentOf({ privateKey }))

  it('is read with its readings in Wh, their times and clock, its page, meter and card', () => {
    expect(ocmf).toMatchObject({
      algorithm: 'ECDSA-secp256r1-SHA256',
      page: 'T12',
      meterSerial: 'BQ27400330016',
      identity: { type: 'ISO14443', value: '1F2D3A4F5506C7' },
      readings: [
        {
          reason: 'B',
          wh: 2_935_600,
          ts: parseTimestamp('2026-07-01 10:00:00'),
          isClockSet: true,
          resolutionWh: 10,
        },
        {
          reason: 'L',
          wh: 2_945_870,
          ts: parseTimestamp('2026-07-01 10:30:00'),
          register: '01-00:98.08.00*FF',
        },
      ],
    })
    expect(ocmf && placeOf(ocmf)).toBe(signedPlace.code.end)
  })

  it.each([
    '',
    'OCMF',
    'OCMF||',
    'OCMF|{}',
    'OCMF|{"RD":|{"SD":"00"}',
    'OCMF|[]|{}',
    `${'|'.repeat(1_000)}`,
    '<signedData/>',
  ])('that is none is unreadable: %s', (text) => {
    expect(checked(ocmfOf(text), known(derOf(publicKey)), null).state).toBe(unreadable)
  })

  it('with readings that no meter can show has none of them', () => {
    const payload =
      '{"RD":[{"TX":"B","RV":1e300,"RU":"kWh"},{"TX":"E","RV":-5},{"TX":"E","RV":"x"},{"RV":3,"RU":"mOhm"}]}'
    expect(ocmfOf(documentOf({ payload, privateKey }))?.readings).toEqual([])
  })

  it('changed by a single character is wrong, and so is a signature of another document', () => {
    const text = documentOf({ privateKey })
    const keys = known(derOf(publicKey))
    expect(checked(ocmfOf(text), keys, null).state).toBe(verified)
    expect(checked(ocmfOf(text.replace('2945.87', '2945.88')), keys, null).state).toBe(wrong)
    expect(checked(ocmfOf(text.replace('"FV":"1.0"', '"FV": "1.0"')), keys, null).state).toBe(wrong)
    expect(checked(ocmfOf(text.replace(/"SD":".*"/, '"SD":"30060201010201AA"')), keys, null).state).toBe(
      wrong,
    )
  })

  it('of an algorithm or a key that is not known is not wrong', () => {
    const text = documentOf({ privateKey, algorithm: 'ECDSA-ed448-SHAKE' })
    expect(checked(ocmfOf(text), known(derOf(publicKey)), null).state).toBe(algorithmUnknown)
    expect(checked(ocmfOf(documentOf({ privateKey })), [], null)).toMatchObject({
      state: keyUnknown,
      key: null,
    })
    // The key of the meter that was there before.
    expect(
      checked(ocmfOf(documentOf({ privateKey })), known(derOf(pairOf('prime256v1').publicKey), 'OLD'), null),
    ).toMatchObject({
      state: keyUnknown,
    })
  })

  it('with a key of its own is verified by nobody: it is named where it fits, and wrong where it does not', () => {
    const other = pairOf('prime256v1')
    const text = documentOf({ privateKey })
    expect(checked(ocmfOf(text), [], derOf(publicKey))).toMatchObject({
      state: keyUnknown,
      isOtherKey: false,
      key: { der: derOf(publicKey) },
    })
    expect(checked(ocmfOf(text), known(derOf(other.publicKey)), derOf(publicKey))).toMatchObject({
      state: keyUnknown,
      isOtherKey: true,
    })
    expect(checked(ocmfOf(text), [], derOf(other.publicKey)).state).toBe(wrong)
  })
})

it.each([
  ['secp192k1', 'secp192k1', 'sha256'],
  ['secp192r1', 'prime192v1', 'sha256'],
  ['secp256k1', 'secp256k1', 'sha256'],
  ['secp256r1', 'prime256v1', 'sha256'],
  ['brainpool256r1', 'brainpoolP256r1', 'sha256'],
  ['secp384r1', 'secp384r1', 'sha384'],
  ['brainpool384r1', 'brainpoolP384r1', 'sha256'],
])('%s is verified, in DER and raw, in hexadecimal digits and Base64', (curve, node, hash) => {
  const { privateKey, publicKey } = pairOf(node)
  const algorithm = `ECDSA-${curve}-${hash.replace('sha', 'SHA')}`
  for (const isRaw of [false, true])
    for (const encoding of [undefined, 'base64'] as const) {
      const text = documentOf({ privateKey, algorithm, hash, isRaw, ...(encoding && { encoding }) })
      expect(checked(ocmfOf(text), known(derOf(publicKey)), null).state).toBe(verified)
      // A key of another curve is no key of this meter.
      expect(checked(ocmfOf(text), [], null).state).toBe(keyUnknown)
    }
})

describe('a public key', () => {
  const { publicKey } = pairOf('prime256v1')
  const der = publicKey.export({ type: 'spki', format: 'der' })
  const point = der.subarray(-65)

  it.each([
    ['PEM', String(publicKey.export({ type: 'spki', format: 'pem' }))],
    ['DER in hexadecimal digits', der.toString('hex')],
    ['with blanks and colons', der.toString('hex').toUpperCase().replaceAll(/(..)/g, '$1: ')],
    ['DER in Base64', der.toString('base64')],
    ['a point in hexadecimal digits', point.toString('hex')],
    ['a point in Base64', point.toString('base64')],
    ['with the name of its encoding', `oca:base16:asn1:${der.toString('hex')}`],
    ['that in Base64', Buffer.from(`oca:base16:asn1:${der.toString('hex')}`).toString('base64')],
  ])('is taken as %s', (_form, text) => {
    expect(publicKeyOf(text)).toMatchObject({ der: der.toString('hex'), curve: 'secp256r1' })
  })

  it('as a point alone is of the curve that the document names', () => {
    const key = createECDH('secp256k1')
    const bare = key.generateKeys().toString('hex')
    expect(publicKeyOf(bare, 'secp256k1')?.curve).toBe('secp256k1')
  })

  it.each([
    '',
    'x',
    '00',
    `04${'11'.repeat(64)}`,
    '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----',
    'A'.repeat(2_500),
  ])('that is none is refused: %s', (text) => expect(publicKeyOf(text)).toBeUndefined())

  it('is never a private one, nor of a curve that no meter signs with', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1_024 })
    expect(publicKeyOf(derOf(rsa.publicKey))).toBeUndefined()
    expect(publicKeyOf(derOf(pairOf('secp521r1').publicKey))).toBeUndefined()
    const { privateKey } = pairOf('prime256v1')
    expect(publicKeyOf(String(privateKey.export({ type: 'pkcs8', format: 'pem' })))).toBeUndefined()
    expect(publicKeyOf(privateKey.export({ type: 'pkcs8', format: 'der' }).toString('hex'))).toBeUndefined()
  })
})

describe('signed readings beside the bill', () => {
  const { privateKey } = pairOf('prime256v1')
  const bill = {
    orderStatus: orderStatus.code.finished,
    startTime: parseTimestamp('2026-07-01 10:00:02'),
    endTime: parseTimestamp('2026-07-01 10:30:01'),
    meterStart: 0,
    meterStop: 10_273,
    idToken: '1f2d3a4f5506c7',
  }
  const of = (payload: string) =>
    [ocmfOf(documentOf({ payload, privateKey }))].filter((one) => one !== undefined)
  const { energyDiffers, timeDiffers, identityDiffers, meterFault, meterChanged, otherKey } = signedMark.code

  it('agree within what the meter shows, whatever register it is', () => {
    expect(comparedWith(bill, of(PAYLOAD), false)).toMatchObject({
      marks: [],
      energyWh: 10_270,
      begin: { wh: 2_935_600, isClockSet: true },
      end: { wh: 2_945_870 },
    })
  })

  it.each([
    ['another energy', { meterStop: 10_300 }, PAYLOAD, [energyDiffers]],
    ['another begin', { startTime: bill.startTime - 3_600_000 }, PAYLOAD, [timeDiffers]],
    [
      'a clock that is not set',
      { startTime: bill.startTime - 3_600_000 },
      PAYLOAD.replaceAll(' S"', ' I"'),
      [],
    ],
    ['another card', { idToken: '04A1B2C3D4E5F6' }, PAYLOAD, [identityDiffers]],
    ['a card by its printed number', { idToken: 'C11300002661' }, PAYLOAD, []],
    ['a fault of the meter', {}, PAYLOAD.replace('"ST":"G"', '"ST":"M"'), [meterFault]],
    ['energy that is not usable', {}, PAYLOAD.replace('"RV":2945.87', '"RV":2945.87,"EF":"E"'), [meterFault]],
    [
      'a running charge',
      { orderStatus: orderStatus.code.charging, meterStop: null, endTime: null },
      PAYLOAD,
      [],
    ],
  ])('are marked for %s', (_what, more, payload, marks) => {
    expect(comparedWith({ ...bill, ...more }, of(payload), false).marks).toEqual(marks)
  })

  it('are marked where begin and end are of different meters, or signed by another key', () => {
    const [begin, end] = [
      '{"MS":"A","RD":[{"TM":"2026-07-01T10:00:00,000+0800 S","TX":"B","RV":1.00,"RU":"kWh"}]}',
      '{"MS":"B","RD":[{"TM":"2026-07-01T10:30:00,000+0800 S","TX":"E","RV":11.27,"RU":"kWh"}]}',
    ]
    expect(comparedWith(bill, [...of(begin), ...of(end)], true)).toMatchObject({
      marks: [meterChanged, otherKey],
      energyWh: 10_270,
    })
  })
})
