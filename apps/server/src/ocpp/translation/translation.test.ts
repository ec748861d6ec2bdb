import { describe, expect, it } from 'vitest'
import { passwordOf, pileCodeOf, protocolOf } from '../admission/admission.ts'
import { frameHead, isKeepable, isSuspect, keepable } from '../frame/frame.ts'
import { gunReportOf } from '../v16/status.ts'
import { evseStatus } from '../v201/guns.ts'
import { idTokenOf, tokenOfIdToken } from '../v201/id-token.ts'
import { answerOf, failedAnswer } from './answer.ts'
import { stopReasonOf } from './stop-reason.ts'
import { tokenOf } from './token.ts'

const NOW = Date.parse('2026-07-01T02:00:00Z')
const basic = (text: string | Buffer) => `Basic ${Buffer.from(text).toString('base64')}`

describe('an address', () => {
  it.each([
    ['/ocpp/44030000010001', '44030000010001'],
    ['/ocpp/44030000010001/', '44030000010001'],
    ['/ocpp/44030000010001?token=1', '44030000010001'],
    ['/ocpp/A%20b%3Ac%2Fd', 'A b:c/d'],
    ['/ocpp/%E6%A1%A9', '桩'],
    ['http://charge.example:80/ocpp/44030000010001', '44030000010001'],
    ['/ocpp//44030000010001', '44030000010001'],
    ['//44030000010001', '44030000010001'],
    ['/44030000010001', '44030000010001'],
    ['/OCPP/44030000010001//', '44030000010001'],
    ['/ocpp/44030000010001%20', '44030000010001'],
  ])('%s is the pile %s', (url, code) => {
    expect(pileCodeOf(url)).toBe(code)
  })

  it.each([
    '/ocpp/',
    '/ocpp',
    '/ocpp//',
    '/ocpp/a/b',
    '/other/1',
    '/ocpp/%',
    '/ocpp/%C3',
    '/ocpp/..',
    '/ocpp/%2e%2e',
    '/ocpp/a%00',
    `/ocpp/${'x'.repeat(700)}`,
    '',
  ])('%s is none', (url) => {
    expect(pileCodeOf(url)).toBeUndefined()
  })

  it('offers versions, of which the newer is spoken', () => {
    expect(protocolOf('ocpp1.6')).toBe('ocpp1.6')
    expect(protocolOf('ocpp1.6 , ocpp2.0.1')).toBe('ocpp2.0.1')
    expect(protocolOf('ocpp1.6, ocpp1.5')).toBe('ocpp1.6')
    expect(protocolOf('OCPP1.6J,ocpp201')).toBe('ocpp2.0.1')
    expect(protocolOf('constructor')).toBeUndefined()
    expect(protocolOf('ocpp2.2, soap')).toBeUndefined()
    expect(protocolOf(undefined)).toBeUndefined()
  })

  it('comes with a password of any bytes, where the user is the pile', () => {
    expect(passwordOf(basic('P:1:se:cret'), 'P:1')?.toString()).toBe('se:cret')
    const key = Buffer.from([0xff, 0x00, 0x3a])
    expect(passwordOf(basic(Buffer.concat([Buffer.from('P1:'), key])), 'P1')).toEqual(key)
    expect(passwordOf(basic('other:secret'), 'P1')).toBeUndefined()
    expect(passwordOf('Bearer x', 'P1')).toBeUndefined()
    expect(passwordOf(undefined, 'P1')).toBeUndefined()
  })
})

describe('a StatusNotification of 1.6', () => {
  const report = (status: string, errorCode = 'NoError', more: object = {}) =>
    gunReportOf({ connectorId: 1, status, errorCode, ...more }, NOW)

  it.each([
    ['Available', 1],
    ['Preparing', 2],
    ['Charging', 3],
    ['SuspendedEV', 3],
    ['SuspendedEVSE', 3],
    ['Finishing', 4],
    ['Reserved', 8],
    ['Faulted', 7],
  ])('%s is gun status %i', (status, code) => {
    expect(report(status)).toEqual({ connector: 1, status: code, ts: NOW })
  })

  it('Unavailable shows offline and is disabled', () => {
    expect(report('Unavailable')).toEqual({ connector: 1, status: 5, unavailable: true, ts: NOW })
  })

  it('an error is an alarm while the gun can be used, and goes with a fault', () => {
    expect(report('Charging', 'HighTemperature')).toMatchObject({ status: 6, errorCode: 'HighTemperature' })
    expect(report('Faulted', 'GroundFailure')).toMatchObject({ status: 7, errorCode: 'GroundFailure' })
    expect(report('Unavailable', 'ReaderFailure')).toMatchObject({ status: 5, errorCode: 'ReaderFailure' })
  })

  it('says with its maker’s word what the standard has none for', () => {
    const vendor = { vendorErrorCode: 'E-17', info: 'fan' }
    expect(report('Available', 'OtherError', vendor)).toMatchObject({ errorCode: 'E-17', info: 'fan' })
    expect(report('Faulted', 'NoError', vendor)).toMatchObject({ errorCode: 'E-17' })
    expect(report('Available', 'NoError', vendor)).not.toHaveProperty('errorCode')
    expect(report('Available', 'WeakSignal', vendor)).toMatchObject({ errorCode: 'WeakSignal' })
  })
})

describe('an EVSE of 2.0.1', () => {
  it('is what the connector in use is', () => {
    expect(evseStatus(['Available', 'Occupied'])).toBe('Occupied')
    expect(evseStatus(['Faulted', 'Available'])).toBe('Available')
    expect(evseStatus(['Unavailable', 'Faulted'])).toBe('Faulted')
    expect(evseStatus([])).toBe('Unavailable')
  })
})

describe('who wants to charge', () => {
  it('is a card, or a VIN in either version', () => {
    expect(tokenOf('62250001')).toEqual({ value: '62250001', isVin: false })
    expect(tokenOf('LSVAA4182E2123456')).toEqual({ value: 'LSVAA4182E2123456', isVin: true })
    expect(tokenOf('12345678901234567')).toMatchObject({ isVin: false })
    const vin = { value: 'LSVAA4182E2123456', isVin: true }
    expect(tokenOfIdToken(idTokenOf(vin, 'Central'))).toEqual(vin)
    const card = { value: '62250001', isVin: false }
    expect(tokenOfIdToken(idTokenOf(card, 'ISO14443'))).toEqual(card)
  })
})

describe('a charge ends', () => {
  const soc = (value: number) => [{ ts: NOW, meterWh: 1, W: null, V: null, A: null, soc: value, tempC: null }]

  it.each([
    [undefined, 1],
    ['Local', 1],
    ['EVDisconnected', 1],
    ['StoppedByEV', 2],
    ['EnergyLimitReached', 3],
    ['SOCLimitReached', 4],
    ['LocalOutOfCredit', 5],
    ['Remote', 6],
    ['GroundFault', 8],
    ['EmergencyStop', 9],
    ['PowerLoss', 10],
    ['TimeLimitReached', 11],
    ['DeAuthorized', 99],
    ['toString', 99],
  ])('by %s with reason %i', (reason, code) => {
    expect(stopReasonOf(reason)).toBe(code)
  })

  it('full where the battery is, unless the pile has a better reason', () => {
    expect(stopReasonOf('Other', soc(100))).toBe(2)
    expect(stopReasonOf(undefined, soc(100))).toBe(2)
    expect(stopReasonOf('Other', soc(99))).toBe(99)
    expect(stopReasonOf('Remote', soc(100))).toBe(6)
  })
})

describe('an answer', () => {
  it.each([
    ['Accepted', 'accepted'],
    ['Unlocked', 'accepted'],
    ['RebootRequired', 'accepted'],
    ['Scheduled', 'scheduled'],
    ['NotSupported', 'notSupported'],
    ['NotImplemented', 'notSupported'],
    ['UnlockFailed', 'rejected'],
    ['Occupied', 'rejected'],
  ])('%s is %s', (status, outcome) => {
    expect(answerOf({ status })).toEqual({ status: outcome, detail: { status } })
  })

  it('without a status is consent', () => {
    expect(answerOf({})).toEqual({ status: 'accepted', detail: {} })
  })

  it('that does not come is a timeout, and a link that was never there is offline', () => {
    expect(failedAnswer(new Error('Call timeout'))).toEqual({ status: 'timeout' })
    expect(failedAnswer(new Error('Cannot make call while socket not open'))).toEqual({ status: 'offline' })
  })
})

describe('the head of a frame', () => {
  it.each<[string, unknown]>([
    ['[2,"a1","Heartbeat",{}]', { type: 2, messageId: 'a1', action: 'Heartbeat' }],
    [' [ 3 , "a1" , {} ]', { type: 3, messageId: 'a1', action: null }],
    ['[3,"a1","text"]', { type: 3, messageId: 'a1', action: null }],
    ['[4,"a1","GenericError","",{}]', { type: 4, messageId: 'a1', action: null }],
    ['[5,"a1","Heartbeat",{}]', { type: null, messageId: null, action: null }],
    ['hello', { type: null, messageId: null, action: null }],
    [`[2,"${'x'.repeat(70)}","Heartbeat",{}]`, { type: null, messageId: null, action: null }],
  ])('%s', (text, head) => {
    expect(frameHead(text)).toEqual(head)
  })
})

it('keeps of a text what a database can keep', () => {
  const told = { detail: 'a\0b\uD83Dc', whole: '😀', said: '\\u0000', list: ['\uDC00\0'] }
  expect(isKeepable(told)).toBe(false)
  expect(keepable(told)).toEqual({ ...told, detail: 'a\uFFFDb\uFFFDc', list: ['\uFFFD\uFFFD'] })
  expect(isKeepable({ whole: '😀', said: '\\u0000 \\\\ud800' })).toBe(true)
  expect(['"\\u0000"', '"\\uD83D\\uDE00"', '"plain"'].map(isSuspect)).toEqual([true, true, false])
})
