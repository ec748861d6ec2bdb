import { variableIn } from '@ampdeck/api/operation/pile-settings'
import type { RPCClient } from 'ocpp-rpc'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PileRequest, PowerProfile, SingleRequest } from '../device/pile-request.ts'
import { TERMS_KEYS } from '../device/power-terms.ts'
import { isStandard, standardSince } from '../device/standard-request.ts'
import { recordedCharging } from '../testing/recorded-charging.ts'
import {
  connectedPile,
  rawPile,
  startTestGateway,
  type TestGateway,
  testPile,
} from '../testing/test-gateway.ts'
import { everyRequest } from './every-request.fixture.ts'
import type { Protocol } from './frame/protocol.ts'

let gateway: TestGateway

beforeAll(async () => {
  const pileLogFtp = new URL('ftp://piles:s3cret@logs.example.com/piles')
  gateway = await startTestGateway({ ...recordedCharging(), pileLogFtp })
})
afterAll(() => gateway.close())

async function connected(protocol: Protocol) {
  const code = gateway.codes.pop() ?? ''
  const pile = testPile(gateway.url, code, { protocols: [protocol] })
  await pile.connect()
  const id = await connectedPile(gateway, code)
  const ask = (request: PileRequest, timeoutMs = 2_000) => gateway.piles.call(id, request, { timeoutMs })
  return { pile, id, code, ask }
}

/** Says the same to every call, and keeps what was asked. */
function answering(pile: RPCClient, answers: Readonly<Record<string, object>>) {
  const asked: [string, unknown][] = []
  pile.handle(async ({ method = '', params }) => {
    asked.push([method, params])
    return answers[method] ?? { status: 'Accepted' }
  })
  return asked
}

describe('every request', () => {
  it('goes out in 1.6 as the schemas want it', async () => {
    const { pile, ask } = await connected('ocpp1.6')
    const asked = answering(pile, {
      UnlockConnector: { status: 'Unlocked' },
      GetDiagnostics: { fileName: 'log.zip' },
      GetConfiguration: { configurationKey: [], unknownKey: [] },
      GetLocalListVersion: { listVersion: 2 },
      GetCompositeSchedule: {
        status: 'Accepted',
        chargingSchedule: {
          chargingRateUnit: 'W',
          chargingSchedulePeriod: [{ startPeriod: 0, limit: 7_000 }],
        },
      },
      UpdateFirmware: {},
    })
    for (const request of everyRequest) {
      const status = isStandard(request) ? 'notSupported' : 'accepted'
      expect([request.kind, await ask(request)]).toMatchObject([request.kind, { status }])
    }
    expect(asked.slice(0, 7)).toEqual([
      ['ChangeAvailability', { connectorId: 0, type: 'Inoperative' }],
      ['ChangeAvailability', { connectorId: 1, type: 'Operative' }],
      // What is back in service is asked how it is.
      ['TriggerMessage', { requestedMessage: 'StatusNotification', connectorId: 1 }],
      ['Reset', { type: 'Soft' }],
      ['UnlockConnector', { connectorId: 1 }],
      ['RemoteStartTransaction', { connectorId: 1, idTag: 'LSVAA4182E2123456' }],
      ['RemoteStopTransaction', { transactionId: 12 }],
    ])
    await pile.close()
  })

  it.each(['ocpp2.0.1', 'ocpp2.1'] as const)('goes out in %s as the schemas want it', async (protocol) => {
    const { pile, ask } = await connected(protocol)
    const variable = { component: { name: 'OCPPCommCtrlr' }, variable: { name: 'HeartbeatInterval' } }
    const asked = answering(pile, {
      UnlockConnector: { status: 'Unlocked' },
      GetBaseReport: { status: 'EmptyResultSet' },
      GetVariables: {
        getVariableResult: [{ ...variable, attributeStatus: 'Accepted', attributeValue: '60' }],
      },
      SetVariables: { setVariableResult: [{ ...variable, attributeStatus: 'Accepted' }] },
      GetLocalListVersion: { versionNumber: 2 },
      SetVariableMonitoring: {
        setMonitoringResult: [
          {
            ...{ component: { name: 'EVSE' }, variable: { name: 'Power' }, type: 'Delta', severity: 4 },
            ...{ id: 7, status: 'Accepted' },
          },
        ],
      },
      ClearVariableMonitoring: { clearMonitoringResult: [{ id: 7, status: 'Accepted' }] },
      GetTransactionStatus: { messagesInQueue: false },
      ClearTariffs: { clearTariffsResult: [{ status: 'Accepted' }] },
      CustomerInformation: { status: 'Invalid' },
      // There is none of it, which is an answer.
      GetMonitoringReport: { status: 'EmptyResultSet' },
      GetReport: { status: 'EmptyResultSet' },
      GetChargingProfiles: { status: 'NoProfiles' },
      GetDisplayMessages: { status: 'Unknown' },
      GetTariffs: { status: 'NoTariff' },
      GetDERControl: { status: 'NotFound' },
      CostUpdated: {},
      GetCompositeSchedule: {
        status: 'Accepted',
        schedule: {
          ...{ evseId: 1, duration: 60, scheduleStart: '2026-07-01T00:00:00Z', chargingRateUnit: 'W' },
          chargingSchedulePeriod: [{ startPeriod: 0, limit: 7_000 }],
        },
      },
    })
    const statusOf = (request: SingleRequest) => {
      const isNew = isStandard(request) && standardSince[request.kind] === '2.1'
      if (protocol === 'ocpp2.0.1' && isNew) return 'notSupported'
      const isRefused = request.kind === 'customerInformation'
      return isRefused || (request.kind === 'getConfiguration' && !request.keys) ? 'rejected' : 'accepted'
    }
    for (const request of everyRequest) {
      const status = statusOf(request)
      expect([request.kind, await ask(request)]).toMatchObject([request.kind, { status }])
    }
    expect(asked.slice(0, 7)).toEqual([
      ['ChangeAvailability', { operationalStatus: 'Inoperative' }],
      ['ChangeAvailability', { operationalStatus: 'Operative', evse: { id: 1 } }],
      ['TriggerMessage', { requestedMessage: 'StatusNotification', evse: { id: 1, connectorId: 1 } }],
      ['Reset', { type: 'OnIdle' }],
      ['UnlockConnector', { evseId: 1, connectorId: 1 }],
      [
        'RequestStartTransaction',
        {
          evseId: 1,
          remoteStartId: 5,
          idToken: {
            idToken: 'LSVAA4182E2123456',
            type: 'Central',
            additionalInfo: [{ additionalIdToken: 'LSVAA4182E2123456', type: 'VIN' }],
          },
        },
      ],
      ['RequestStopTransaction', { transactionId: '12' }],
    ])
    await pile.close()
  })
})

describe('a report that is asked for', () => {
  it.each([
    [
      'ocpp1.6',
      [
        ['ExtendedTriggerMessage', { requestedMessage: 'SignChargePointCertificate' }],
        ['ExtendedTriggerMessage', { requestedMessage: 'LogStatusNotification' }],
        ['TriggerMessage', { requestedMessage: 'DiagnosticsStatusNotification' }],
      ],
    ],
    [
      'ocpp2.0.1',
      [
        ['TriggerMessage', { requestedMessage: 'SignChargingStationCertificate' }],
        ['TriggerMessage', { requestedMessage: 'LogStatusNotification' }],
        ['TriggerMessage', { requestedMessage: 'LogStatusNotification' }],
        ['TriggerMessage', { requestedMessage: 'TransactionEvent' }],
      ],
    ],
  ] as const)('goes out in %s by the name that it has there', async (protocol, words) => {
    const { pile, ask } = await connected(protocol)
    const asked = answering(pile, {})
    const messages = ['SignCertificate', 'LogStatusNotification', 'DiagnosticsStatusNotification']
    for (const message of messages)
      expect(await ask({ kind: 'trigger', message })).toMatchObject({ status: 'accepted' })
    const is16 = protocol === 'ocpp1.6'
    expect(await ask({ kind: 'trigger', message: 'TransactionEvent' })).toMatchObject({
      status: is16 ? 'error' : 'accepted',
    })
    expect(asked).toEqual(words)
    await pile.close()
  })

  it('asks for a certificate of the whole pile, also where a gun was chosen', async () => {
    const { pile, ask } = await connected('ocpp2.0.1')
    const asked = answering(pile, {})
    await ask({ kind: 'trigger', message: 'SignCertificate', connector: 1 })
    expect(asked).toEqual([['TriggerMessage', { requestedMessage: 'SignChargingStationCertificate' }]])
    await pile.close()
  })
})

describe('in the words of its version', () => {
  const from = Date.parse('2026-07-01T02:00:00Z')
  const log = {
    kind: 'log',
    location: 'ftp://example.test/logs',
    requestId: 4,
    from,
    isSecurity: true,
  } as const
  const profile: PowerProfile = {
    id: 2,
    stackLevel: 0,
    purpose: 'transaction',
    transactionId: '12',
    kind: 'absolute',
    from,
    seconds: 7_200,
    periods: [
      { startSecond: 0, limitW: 40_000 },
      { startSecond: 3_600, limitW: 20_000 },
    ],
  }
  const schedule = {
    ...{ chargingRateUnit: 'W', startSchedule: '2026-07-01T02:00:00.000Z', duration: 7_200 },
    chargingSchedulePeriod: [
      { startPeriod: 0, limit: 40_000 },
      { startPeriod: 3_600, limit: 20_000 },
    ],
  }
  const GET_LOG = [
    'GetLog',
    {
      ...{ logType: 'SecurityLog', requestId: 4 },
      log: { remoteLocation: 'ftp://example.test/logs', oldestTimestamp: '2026-07-01T02:00:00.000Z' },
    },
  ]

  it('1.6 is asked for its security log and limits one charge for a time', async () => {
    const { pile, ask } = await connected('ocpp1.6')
    const asked = answering(pile, {})
    await ask(log)
    await ask({ kind: 'setPower', connector: 1, profile })
    const { id: chargingProfileId, stackLevel } = profile
    const csChargingProfiles = {
      ...{ chargingProfileId, transactionId: 12, stackLevel, chargingProfilePurpose: 'TxProfile' },
      ...{ chargingProfileKind: 'Absolute', chargingSchedule: schedule },
    }
    expect(asked).toEqual([
      GET_LOG,
      // In which terms it takes limits is read before the first one.
      ['GetConfiguration', { key: TERMS_KEYS['ocpp1.6'] }],
      ['SetChargingProfile', { connectorId: 1, csChargingProfiles }],
    ])
    await pile.close()
  })

  it('2.0.1 is asked for its security log, limits one charge for a time and resets one EVSE', async () => {
    const { pile, ask } = await connected('ocpp2.0.1')
    const asked = answering(pile, {})
    await ask(log)
    await ask({ kind: 'setPower', connector: 1, profile })
    await ask({ kind: 'reset', hard: false, connector: 1 })
    const { id, stackLevel } = profile
    const chargingProfile = {
      ...{ id, stackLevel, chargingProfilePurpose: 'TxProfile', transactionId: '12' },
      ...{ chargingProfileKind: 'Absolute', chargingSchedule: [{ id, ...schedule }] },
    }
    expect(asked).toEqual([
      GET_LOG,
      ['GetVariables', { getVariableData: TERMS_KEYS['ocpp2.x'].map(variableIn) }],
      ['SetChargingProfile', { evseId: 1, chargingProfile }],
      ['Reset', { type: 'OnIdle', evseId: 1 }],
    ])
    await pile.close()
  })
})

it.each(['ocpp1.6', 'ocpp2.0.1'] as const)(
  'a message of the standard goes out in %s as it is',
  async (protocol) => {
    const { pile, ask } = await connected(protocol)
    const asked = answering(pile, { DataTransfer: { status: 'Accepted', data: 'v2' } })
    const payload = { vendorId: 'Acme', messageId: 'version' }
    expect(await ask({ kind: 'raw', action: 'DataTransfer', payload })).toEqual({
      status: 'accepted',
      detail: { status: 'Accepted', data: 'v2' },
    })
    // What breaks its schema does not leave.
    const wrong = await ask({ kind: 'raw', action: 'DataTransfer', payload: { messageId: 'version' } })
    expect(wrong).toMatchObject({ status: 'error' })
    expect(asked).toEqual([['DataTransfer', payload]])
    await pile.close()
  },
)

describe('a log file by FTP', () => {
  const files = (pileId: number) =>
    gateway.db
      .selectFrom('pileLogFile')
      .select(['uploadStatus', 'uploadTime', 'receivedTime'])
      .where('pileId', '=', pileId)
      .execute()

  /** As it is asked for: a durable command, and the file that it is to bring. */
  async function asked(code: string, byFtp: 0 | 1) {
    const { id, sellerId, stationId } = await gateway.db
      .selectFrom('pile')
      .select(['id', 'sellerId', 'stationId'])
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    const { newId, now } = gateway.platform
    const standard = { sellerId, stationId, pileId: id, createTime: now(), updateTime: now() }
    const by = { createUser: null, updateUser: null }
    const commandId = newId()
    await gateway.db
      .insertInto('pileCommand')
      .values({
        ...{
          ...standard,
          ...by,
          id: commandId,
          gunId: null,
          orderId: null,
          command: 9,
          state: 6,
          outcome: null,
        },
        ...{
          request: JSON.stringify({ kind: 'log' }),
          response: null,
          reason: null,
          force: 0,
          batchId: null,
        },
        ...{ queuedTime: now(), sentTime: now(), doneTime: now() },
      })
      .execute()
    const fileId = newId()
    await gateway.db
      .insertInto('pileLogFile')
      .values({
        ...{ ...standard, ...by, id: fileId, commandId, ticket: `no-${fileId}`, byFtp },
        ...{ fromTime: null, toTime: null, fileName: null, bytes: null, receivedTime: null },
      })
      .execute()
  }

  it.each([
    ['ocpp1.6', 'DiagnosticsStatusNotification', 'UploadFailed', {}],
    ['ocpp2.0.1', 'LogStatusNotification', 'UploadFailure', { requestId: 1 }],
  ] as const)(
    'of a %s pile is known by what it reports, and the password of the server by nobody',
    async (...of) => {
      const [protocol, report, failed, more] = of
      const { pile, id, code, ask } = await connected(protocol)
      const sent = answering(pile, { GetDiagnostics: { fileName: 'log.zip' } })
      expect(await ask({ kind: 'log' })).toMatchObject({ status: 'accepted' })
      expect(JSON.stringify(sent)).toContain('ftp://piles:s3cret@logs.example.com/piles')
      await asked(code, 1)
      await pile.call(report, { status: 'Uploaded', ...more })
      await pile.call(report, { status: 'Idle', ...more })
      const known = { uploadStatus: 'Uploaded', uploadTime: gateway.clock.now, receivedTime: null }
      expect(await files(id)).toEqual([known])
      // What it says of a later log is not said of this one.
      gateway.clock.now += 1_000
      await asked(code, 0)
      await pile.call(report, { status: failed, ...more })
      expect(await files(id)).toContainEqual(known)
      const frames = () =>
        gateway.db.selectFrom('message').select('raw').where('pileCode', '=', code).execute()
      await expect
        .poll(async () => JSON.stringify(await frames()))
        .toContain('ftp://***@logs.example.com/piles')
      expect(JSON.stringify(await frames())).not.toContain('s3cret')
      await pile.close()
    },
  )
})

describe('an inventory', () => {
  const variable = (name: string) => ({
    component: { name: 'OCPPCommCtrlr' },
    variable: { name },
    variableAttribute: [{ value: '60' }],
  })
  const part = (requestId: number, seqNo: number, tbc: boolean, name: string) => ({
    requestId,
    seqNo,
    tbc,
    generatedAt: '2026-07-01T02:00:00Z',
    reportData: [variable(name)],
  })

  it.each(['ocpp2.0.1', 'ocpp2.1'] as const)(
    'of a %s pile is its answer once all parts are here',
    async (protocol) => {
      let last: Promise<unknown> | undefined
      const { pile, ask } = await connected(protocol)
      pile.handle('GetBaseReport', async ({ params }) => {
        const { requestId } = Object(params)
        setTimeout(async () => {
          await pile.call('NotifyReport', part(requestId, 0, true, 'HeartbeatInterval'))
          await pile.call('NotifyReport', part(requestId + 1, 0, false, 'OfAnother'))
          last = pile.call('NotifyReport', part(requestId, 1, false, 'RetryBackOffWaitMinimum'))
        }, 20)
        return { status: 'Accepted' }
      })
      expect(await ask({ kind: 'getConfiguration' })).toEqual({
        status: 'accepted',
        detail: {
          status: 'Accepted',
          isWhole: true,
          reportData: [variable('HeartbeatInterval'), variable('RetryBackOffWaitMinimum')],
        },
      })
      await last
      await pile.close()
    },
  )

  it('that does not come to its end is what has come of it', async () => {
    const { pile, ask } = await connected('ocpp2.0.1')
    pile.handle('GetBaseReport', async ({ params }) => {
      const { requestId } = Object(params)
      setTimeout(() => void pile.call('NotifyReport', part(requestId, 0, true, 'HeartbeatInterval')), 20)
      return { status: 'Accepted' }
    })
    expect(await ask({ kind: 'getConfiguration' }, 1_000)).toMatchObject({
      status: 'accepted',
      detail: { isWhole: false, reportData: [variable('HeartbeatInterval')] },
    })
    await pile.close()
  })
})

describe('an answer', () => {
  it('is what the pile says', async () => {
    const { pile, ask } = await connected('ocpp1.6')
    pile.handle('Reset', async () => ({ status: 'Rejected' }))
    pile.handle('ChangeAvailability', async () => ({ status: 'Scheduled' }))
    pile.handle('GetDiagnostics', async () => ({}))
    pile.handle('ClearCache', async () => {
      throw new Error('flash is broken')
    })
    expect(await ask({ kind: 'reset', hard: true })).toEqual({
      status: 'rejected',
      detail: { status: 'Rejected' },
    })
    expect(await ask({ kind: 'availability', connector: 1, operative: false })).toMatchObject({
      status: 'scheduled',
    })
    expect(await ask({ kind: 'log', location: 'ftp://x' })).toMatchObject({ status: 'rejected' })
    expect(await ask({ kind: 'clearCache' })).toMatchObject({ status: 'error', code: 'GenericError' })
    // It has no handler for these.
    expect(await ask({ kind: 'unlock', connector: 1 })).toMatchObject({ status: 'notSupported' })
    await pile.close()
  })

  it('is an error of ours where the request breaks the schema, and nothing is sent', async () => {
    const { pile, ask } = await connected('ocpp1.6')
    const asked = answering(pile, {})
    expect(await ask({ kind: 'raw', action: 'Reset', payload: { type: 'Gentle' } })).toMatchObject({
      status: 'error',
      code: 'PropertyConstraintViolation',
    })
    expect(await ask({ kind: 'raw', action: 'Explode', payload: {} })).toMatchObject({ status: 'error' })
    expect(await ask({ kind: 'remoteStop', transactionId: 'tx-of-2.0.1' })).toMatchObject({ status: 'error' })
    expect(asked).toEqual([])
    await pile.close()
  })

  it('that does not come is a timeout, and what waits behind it too long is not sent', async () => {
    const { pile, ask } = await connected('ocpp1.6')
    const asked: unknown[] = []
    pile.handle('ClearCache', async () => {
      asked.push('ClearCache')
      return new Promise<never>(() => undefined)
    })
    pile.handle('Reset', async () => {
      asked.push('Reset')
      return { status: 'Accepted' }
    })
    const [first, second, third] = await Promise.all([
      ask({ kind: 'clearCache' }, 300),
      ask({ kind: 'clearCache' }, 100),
      ask({ kind: 'reset', hard: false }, 5_000),
    ])
    expect([first, second]).toEqual([{ status: 'timeout' }, { status: 'timeout', wasSent: false }])
    expect(third).toMatchObject({ status: 'accepted' })
    expect(asked).toEqual(['ClearCache', 'Reset'])
    await pile.close({ force: true })
  })

  it('is offline where no pile is, and a timeout where it goes meanwhile', async () => {
    expect(await gateway.piles.call(1, { kind: 'clearCache' }, { timeoutMs: 100 })).toEqual({
      status: 'offline',
    })
    const { code } = await connected('ocpp1.6')
    const pile = await rawPile(gateway.url, code, 'ocpp1.6')
    const { id } = await gateway.db
      .selectFrom('pile')
      .where('code', '=', code)
      .select('id')
      .executeTakeFirstOrThrow()
    const answer = gateway.piles.call(id, { kind: 'clearCache' }, { timeoutMs: 5_000 })
    await expect.poll(() => pile.received.length).toBe(1)
    pile.close()
    expect(await answer).toEqual({ status: 'timeout' })
    await expect.poll(() => gateway.piles.isHere(id)).toBe(false)
  })
})
