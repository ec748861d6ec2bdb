import type { OutputOf } from '@ampdeck/api/contract'
import { commandKind, commandState, gunStatus, protocol } from '@ampdeck/api/enumerations/equipment'
import { pileCommand } from '@ampdeck/api/operation/pile-command'
import type { requestForms } from '@ampdeck/api/operation/pile-request'
import type { StandardName } from '@ampdeck/api/operation/standard-request'
import { comparableIdentifier } from '@ampdeck/validation/identifier'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const SELLER = 10_001
const { queued, rejected, done } = commandState.code

let server: TestApp
let token: string
let pileId: number
let gunId: number
let away: number

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
  const guns = await server.db
    .selectFrom('gun')
    .innerJoin('pile', 'pile.id', 'gun.pileId')
    .where('gun.sellerId', '=', SELLER)
    .where('gun.letter', '=', 0)
    .where('pile.deleted', '=', 0)
    .select(['gun.id', 'gun.pileId'])
    .orderBy('gun.id')
    .limit(2)
    .execute()
  gunId = guns[0]?.id ?? 0
  pileId = guns[0]?.pileId ?? 0
  away = guns[1]?.pileId ?? 0
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.db.deleteFrom('pileCommand').execute()
  await server.db.deleteFrom('chargePoint').execute()
  const point = { sellerId: SELLER, pileId, process: 1, protocol: 1, online: 1 } as const
  await server.db.insertInto('chargePoint').values(point).execute()
  await server.db
    .updateTable('gun')
    .set({ status: gunStatus.code.idle })
    .where('pileId', '=', pileId)
    .execute()
})

const ask = (request: object, of: object = { pileIds: [pileId] }, as = token) =>
  server.call<OutputOf<typeof pileCommand.request>>(
    pileCommand.request.path,
    { ...of, request },
    { token: as },
  )
const askedOf = async (request: object, of?: object) => (await ask(request, of)).data.records[0]?.request

const location = 'ftp://example.test/logs'
const certificate = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----'
const hash = { hashAlgorithm: 'SHA256', issuerNameHash: 'a1', issuerKeyHash: 'b2', serialNumber: 'c3' }

/** One of each, and what the gateway is asked. */
const requests: Record<Exclude<keyof typeof requestForms, StandardName>, [said: object, asked: object]> = {
  trigger: [{ message: 'Heartbeat' }, { kind: 'trigger', message: 'Heartbeat' }],
  readConfiguration: [
    { keys: ['HeartbeatInterval'] },
    { kind: 'getConfiguration', keys: ['HeartbeatInterval'] },
  ],
  changeConfiguration: [
    { key: 'HeartbeatInterval', value: '30' },
    { kind: 'setConfiguration', key: 'HeartbeatInterval', value: '30' },
  ],
  softReset: [{}, { kind: 'reset', hard: false }],
  clearCache: [{}, { kind: 'clearCache' }],
  diagnostics: [
    { location, log: 'security', from: '2026-07-01 10:00:00', to: '2026-07-01 11:00:00' },
    {
      ...{ kind: 'log', location, isSecurity: true, requestId: expect.any(Number) },
      ...{ from: Date.parse('2026-07-01T02:00:00Z'), to: Date.parse('2026-07-01T03:00:00Z') },
    },
  ],
  firmware: [
    { location: 'https://example.test/fw-2.0.0.bin', retrieveAt: '2026-07-02 03:00:00' },
    {
      ...{ kind: 'firmware', location: 'https://example.test/fw-2.0.0.bin', retries: 3 },
      retrieveAt: Date.parse('2026-07-01T19:00:00Z'),
    },
  ],
  readLocalList: [{}, { kind: 'localListVersion' }],
  sendLocalList: [
    { version: 4, cards: ['62250001'] },
    {
      kind: 'sendLocalList',
      version: 4,
      full: true,
      entries: [{ token: { value: '62250001', isVin: false }, accepted: true }],
    },
  ],
  reserve: [
    { card: '62250001' },
    { kind: 'reserve', connector: 0, token: { value: '62250001', isVin: false } },
  ],
  cancelReservation: [{}, { kind: 'cancelReservation' }],
  setLimit: [
    { kW: 40.5 },
    {
      kind: 'setPower',
      connector: 0,
      profile: { purpose: 'pile', periods: [{ startSecond: 0, limitW: 40_500 }] },
    },
  ],
  clearLimit: [{}, { kind: 'clearPower', profileId: 1 }],
  readLimit: [{}, { kind: 'compositeSchedule', connector: 0, seconds: 3_600 }],
  dataTransfer: [
    { vendorId: 'Acme', data: 'on' },
    { kind: 'dataTransfer', vendorId: 'Acme', data: 'on' },
  ],
  installCertificate: [
    { use: 'central', certificate },
    { kind: 'installCertificate', use: 'central', certificate },
  ],
  readCertificates: [{ use: 'manufacturer' }, { kind: 'readCertificates', use: 'manufacturer' }],
  changePassword: [{}, { kind: 'changePassword' }],
  deleteCertificate: [hash, { kind: 'deleteCertificate', hash }],
  raw: [
    { action: 'GetCompositeSchedule', payload: { connectorId: 1, duration: 60 } },
    { kind: 'raw', action: 'GetCompositeSchedule', payload: { connectorId: 1, duration: 60 } },
  ],
}

describe('a request', () => {
  it.each(Object.entries(requests))(
    '%s is written down for the pile, with who gave it',
    async (name, [said, asked]) => {
      const { code, data } = await ask({ name, ...said })
      expect(code).toBe(0)
      const { command, request, state } = data.records[0] ?? {}
      expect(command).toBe(commandKind.code[name as keyof typeof requestForms])
      expect(request).toMatchObject(asked)
      // There is nothing to cancel.
      expect(state).toBe(name === 'cancelReservation' ? rejected : queued)
      const log = await server.db
        .selectFrom('operationLog')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      expect(JSON.stringify(log)).toContain('pileCommand/request')
    },
  )

  it('goes to guns as well, each by its connector', async () => {
    const of = { gunIds: [gunId] }
    expect(await askedOf({ name: 'setLimit', kW: 7 }, of)).toMatchObject({
      connector: 1,
      profile: { purpose: 'default' },
    })
    expect(await askedOf({ name: 'trigger', message: 'MeterValues' }, of)).toEqual({
      kind: 'trigger',
      message: 'MeterValues',
      connector: 1,
    })
  })

  it('asks for a renewed certificate; of 1.6 it asks for nothing that this has no words for', async () => {
    expect(await askedOf({ name: 'trigger', message: 'SignCertificate' })).toEqual({
      kind: 'trigger',
      message: 'SignCertificate',
    })
    const transactions = { name: 'trigger', message: 'TransactionEvent' }
    expect((await ask(transactions)).data.records).toMatchObject([{ outcome: 'notSupported' }])
    await server.db.updateTable('chargePoint').set({ protocol: protocol.code.ocpp201 }).execute()
    expect((await ask(transactions)).data.records).toMatchObject([{ state: queued }])
  })

  it('changes a local list by what is added and what is removed', async () => {
    const update = { name: 'sendLocalList', version: 5, update: 'differential' }
    expect(await askedOf({ ...update, cards: ['1'], removed: ['2'] })).toMatchObject({
      full: false,
      entries: [
        { token: { value: '1', isVin: false }, accepted: true },
        { token: { value: '2', isVin: false } },
      ],
    })
    expect(await ask({ ...update, update: 'full', removed: ['2'] })).toMatchObject({ code: 400 })
  })

  describe('a card', () => {
    const identifiers = ['F6 CA 0C C5', 'VID:001122AABBCC', '0123456789abcdef0123456789abcdef0123']
    const setCard = (values: object) =>
      server.db
        .updateTable('card')
        .set({ identifiers, identifierKeys: identifiers.map(comparableIdentifier), validTo: null, ...values })
        .where('id', '=', cardId)
        .execute()
    let cardId: number
    let cardNo: string

    beforeAll(async () => {
      const card = await server.db
        .selectFrom('card')
        .innerJoin('member', 'member.id', 'card.memberId')
        .where('card.sellerId', '=', SELLER)
        .where('member.status', '=', 1)
        .where('member.suspended', '=', 0)
        .select(['card.id', 'card.cardNo'])
        .orderBy('card.id')
        .executeTakeFirstOrThrow()
      cardId = card.id
      cardNo = card.cardNo
    })
    const entriesOf = async (request: object) =>
      ((await askedOf({ name: 'sendLocalList', version: 6, ...request })) as { entries: object[] }).entries
    const entry = (value: string, more: object) => ({ token: { value, isVin: false }, ...more })

    it('is sent by all that readers may write, as the version of the pile carries it', async () => {
      await setCard({ status: 1 })
      const short = ['F6 CA 0C C5', 'VID:001122AABBCC', 'F6CA0CC5', 'VID001122AABBCC', cardNo]
      const accepted = (values: readonly string[]) => values.map((value) => entry(value, { accepted: true }))
      expect(await entriesOf({ cards: ['f6:ca:0c:c5'] })).toEqual(expect.arrayContaining(accepted(short)))
      expect(await entriesOf({ cards: ['f6:ca:0c:c5', cardNo] })).toHaveLength(short.length)
      await server.db.updateTable('chargePoint').set({ protocol: protocol.code.ocpp201 }).execute()
      expect(await entriesOf({ cards: [cardNo.toLowerCase()] })).toEqual(
        expect.arrayContaining(accepted([...short, '0123456789abcdef0123456789abcdef0123'])),
      )
      const removed = await entriesOf({ update: 'differential', removed: [cardNo] })
      expect(removed).toEqual(expect.arrayContaining([...short].map((value) => entry(value, {}))))
    })

    it.each([
      [
        'has ended',
        { status: 1, validTo: '2020-01-31' },
        { accepted: false, isExpired: true, expires: Date.parse('2020-01-31T16:00:00Z') },
      ],
      [
        'ends later',
        { status: 1, validTo: '2099-12-31' },
        { accepted: true, expires: Date.parse('2099-12-31T16:00:00Z') },
      ],
      ['is frozen', { status: 4 }, { accepted: false }],
    ])('is listed as what it is where it %s', async (_what, values, facts) => {
      await setCard(values)
      expect(await entriesOf({ cards: ['F6CA0CC5'] })).toContainEqual(entry(cardNo, facts))
      await setCard({ status: 1 })
    })

    it('is what a gun is reserved for, by what its reader sends', async () => {
      await setCard({ status: 1 })
      expect(await askedOf({ name: 'reserve', card: cardNo })).toMatchObject({
        token: { value: 'F6 CA 0C C5', isVin: false },
      })
    })

    it('that nobody has is not sent to a pile whose version does not carry it', async () => {
      const request = { name: 'reserve', card: '1'.repeat(21) }
      expect((await ask(request)).data.records).toMatchObject([{ outcome: 'payload.invalid' }])
      await server.db.updateTable('chargePoint').set({ protocol: protocol.code.ocpp201 }).execute()
      expect((await ask(request)).data.records).toMatchObject([{ state: queued }])
    })
  })

  it('limits by periods, for a time, for what it names', async () => {
    const limit = { name: 'setLimit', kW: 40, periods: [{ startSecond: 3_600, kW: 20 }], seconds: 7_200 }
    const periods = [
      { startSecond: 0, limitW: 40_000 },
      { startSecond: 3_600, limitW: 20_000 },
    ]
    expect(await askedOf(limit)).toMatchObject({
      profile: { id: 1, purpose: 'pile', stackLevel: 0, seconds: 7_200, periods },
    })
    expect(await askedOf({ ...limit, purpose: 'default' })).toMatchObject({
      profile: { id: 1, purpose: 'default', periods },
    })
    // A pile has no one charge, a gun is no pile, and nothing charges there.
    expect(await ask({ ...limit, purpose: 'transaction' })).toMatchObject({ code: 400 })
    const of = { gunIds: [gunId] }
    expect(await ask({ ...limit, purpose: 'pile' }, of)).toMatchObject({ code: 400 })
    const idle = await ask({ ...limit, purpose: 'transaction' }, of)
    expect(idle.data.records).toMatchObject([{ outcome: 'transition.notAllowed' }])
    const disordered = [{ startSecond: 60, kW: 5 }, ...limit.periods, { startSecond: 60, kW: 5 }]
    expect(await ask({ ...limit, periods: disordered })).toMatchObject({ code: 400 })
  })

  it('resets one gun alone where the pile speaks 2.x', async () => {
    const of = { gunIds: [gunId] }
    expect((await ask({ name: 'softReset' }, of)).data.records).toMatchObject([{ outcome: 'notSupported' }])
    await server.db.updateTable('chargePoint').set({ protocol: protocol.code.ocpp201 }).execute()
    expect(await askedOf({ name: 'softReset' }, of)).toEqual({ kind: 'reset', hard: false, connector: 1 })
  })

  describe('a message of the standard', () => {
    const raw = (action: string, payload: object = {}) => ({ name: 'raw', action, payload })
    const issuesOf = async (request: object) => Object((await ask(request)).data).issues

    it('is audited with its payload', async () => {
      await ask(raw('GetCompositeSchedule', { connectorId: 1, duration: 60 }))
      const [log] = await server.db
        .selectFrom('operationLog')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(1)
        .execute()
      expect(JSON.stringify(log)).toMatch(/GetCompositeSchedule.*duration/)
    })

    it('is refused at its field where it does not fit the version of the pile', async () => {
      expect(await issuesOf(raw('GetCompositeSchedule', { connectorId: 1, duration: 'long' }))).toEqual([
        { path: ['request', 'payload', 'duration'], message: 'invalid' },
      ])
      expect(await issuesOf(raw('TriggerMessage'))).toEqual([
        { path: ['request', 'payload', 'requestedMessage'], message: 'empty' },
      ])
      expect(
        await issuesOf(
          raw('SendLocalList', { listVersion: 1, updateType: 'Full', localAuthorizationList: [{}] }),
        ),
      ).toContainEqual({
        path: ['request', 'payload', 'localAuthorizationList'],
        message: 'payloadAt:0.idTag',
      })
      // Of another version, and what a pile says itself.
      for (const action of ['GetVariables', 'StatusNotification'])
        expect(await issuesOf(raw(action))).toEqual([{ path: ['request', 'action'], message: 'choice' }])
    })

    it('says of each pile of many whether its version has it', async () => {
      const other = {
        sellerId: SELLER,
        pileId: away,
        process: 1,
        protocol: protocol.code.ocpp201,
        online: 1,
      } as const
      await server.db.insertInto('chargePoint').values(other).execute()
      const outcomes = async (request: object) =>
        new Map(
          (await ask(request, { pileIds: [pileId, away] })).data.records.map((row) => [
            row.pileId,
            row.outcome,
          ]),
        )
      expect(await outcomes(raw('GetReport', { requestId: 1 }))).toEqual(
        new Map([
          [pileId, 'notSupported'],
          [away, null],
        ]),
      )
      expect(await outcomes(raw('Reset', { type: 'OnIdle' }))).toEqual(
        new Map([
          [pileId, 'payload.invalid'],
          [away, null],
        ]),
      )
    })

    it('ends no charge unless forced', async () => {
      const charging = { status: gunStatus.code.charging }
      await server.db.updateTable('gun').set(charging).where('id', '=', gunId).execute()
      const reset = raw('Reset', { type: 'Hard' })
      expect((await ask(reset)).data.records).toMatchObject([{ outcome: 'gun.busy' }])
      const forced = await ask(reset, { pileIds: [pileId], force: true, reason: 'smoke' })
      expect(forced.data.records).toMatchObject([{ state: queued }])
    })

    it.each([
      ['starts a charge', raw('RemoteStartTransaction', { idTag: '1' })],
      ['stops a charge', raw('RequestStopTransaction', { transactionId: '1' })],
      ['takes a limit away', raw('ClearChargingProfile')],
      [
        'installs a certificate',
        raw('InstallCertificate', { certificateType: 'CentralSystemRootCertificate', certificate }),
      ],
      [
        'deletes a certificate of Plug & Charge',
        raw('DataTransfer', {
          vendorId: 'org.openchargealliance.iso15118pnc',
          messageId: 'DeleteCertificate',
        }),
      ],
      ['sets a password', raw('ChangeConfiguration', { key: ' authorizationkey', value: 'a1' })],
      [
        'sets a password in 2.x',
        raw('SetVariables', {
          setVariableData: [
            {
              attributeValue: 'x',
              component: { name: 'securityctrlr' },
              variable: { name: 'BasicAuthPassword' },
            },
          ],
        }),
      ],
      [
        'brings a password along',
        raw('SetNetworkProfile', { connectionData: { apn: { apnPassword: 'x' } } }),
      ],
      ['is longer than a pile reads', raw('DataTransfer', { vendorId: 'a', data: 'x'.repeat(20_001) })],
    ])('is refused where it %s', async (_, request) => {
      expect(await ask(request)).toMatchObject({ code: 400 })
    })

    it('is named and drawn by its version', async () => {
      const messages = async (code: number) =>
        (await server.call<string[]>('operation-service/pileCommand/messages', { protocol: code }, { token }))
          .data
      expect(await messages(protocol.code.ocpp16)).toContain('TriggerMessage')
      expect(await messages(protocol.code.ocpp201)).toEqual(
        expect.arrayContaining(['GetReport', 'DataTransfer']),
      )
      expect(await messages(protocol.code.ocpp201)).not.toContain('TransactionEvent')
      const schemaOf = async (action: string) =>
        server.call<object>(
          'operation-service/pileCommand/messageSchema',
          { protocol: protocol.code.ocpp201, action },
          { token },
        )
      expect((await schemaOf('ClearCache')).data).toMatchObject({ type: 'object' })
      expect(await schemaOf('Heartbeat')).toMatchObject({ code: 404 })
    })
  })

  it('has a row for each pile, also for one that is offline, and names what nobody sees', async () => {
    const { data } = await ask({ name: 'clearCache' }, { pileIds: [pileId, away, 7] })
    const outcomes = new Map(data.records.map((row) => [row.pileId, row.outcome]))
    expect(outcomes).toEqual(
      new Map([
        [pileId, null],
        [away, 'device.offline'],
      ]),
    )
    expect(data.refused).toEqual([{ id: 7, reason: 'record.notFound' }])
    expect(new Set(data.records.map(({ id }) => id)).size).toBe(2)
  })

  it('for a soft reset disturbs no charge, unless forced with a reason', async () => {
    const charging = { status: gunStatus.code.charging }
    await server.db.updateTable('gun').set(charging).where('id', '=', gunId).execute()
    const of = { pileIds: [pileId] }
    expect((await ask({ name: 'softReset' })).data.records).toMatchObject([{ outcome: 'gun.busy' }])
    expect(await ask({ name: 'softReset' }, { ...of, force: true })).toMatchObject({ code: 400 })
    const forced = await ask({ name: 'softReset' }, { ...of, force: true, reason: 'new firmware' })
    expect(forced.data.records).toMatchObject([{ state: queued, request: { kind: 'reset', hard: false } }])
  })

  it('cancels the reservation that was made last at that place', async () => {
    const of = { gunIds: [gunId] }
    for (const card of ['1', '2']) {
      await ask({ name: 'reserve', card }, of)
      await server.db.updateTable('pileCommand').set({ state: done }).execute()
    }
    const [last] = await server.db
      .selectFrom('pileCommand')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(await askedOf({ name: 'cancelReservation' }, of)).toEqual({
      kind: 'cancelReservation',
      reservationId: Object(last?.request).reservationId,
    })
  })

  it.each<[string, object]>([
    ['no such request', { name: 'explode' }],
    ['a message that piles do not have', { name: 'trigger', message: 'Coffee' }],
    ['an address that is none', { name: 'firmware', location: 'C:\\fw.bin' }],
    ['a password as a setting', { name: 'changeConfiguration', key: 'AuthorizationKey', value: 'a1' }],
    [
      'a stretch of time that ends first',
      { name: 'diagnostics', location, from: '2026-07-01 10:00:00', to: '2026-07-01 09:00:00' },
    ],
    ['a limit of nothing', { name: 'setLimit', kW: 0 }],
    [
      'a certificate of Plug & Charge by another right',
      {
        name: 'dataTransfer',
        vendorId: 'org.openchargealliance.iso15118pnc',
        messageId: 'InstallCertificate',
      },
    ],
    ['a certificate that is none', { name: 'installCertificate', use: 'central', certificate: 'hello' }],
    ['a card that no idTag holds', { name: 'reserve', card: '1'.repeat(37) }],
  ])('is refused with its field: %s', async (_, request) => {
    expect(await ask(request)).toMatchObject({ code: 400 })
  })

  it('shows the password of an address to nobody, and sends it', async () => {
    const shown = await askedOf({ name: 'diagnostics', location: 'ftp://piles:s3cr@t@example.test/logs' })
    expect(shown).toMatchObject({ location: 'ftp://***@example.test/logs' })
    const written = await server.db
      .selectFrom('pileCommand')
      .select('request')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    expect(written?.request).toMatchObject({ location: 'ftp://piles:s3cr@t@example.test/logs' })
    const logged = await server.db
      .selectFrom('operationLog')
      .select(['params', 'changes'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const text = JSON.stringify(logged)
    expect(text).toContain('ftp://***@example.test/logs')
    expect(text).not.toContain('s3cr')
  })

  it('needs the key of its kind', async () => {
    const viewer = await server.login('viewer')
    for (const [name, [said]] of Object.entries(requests))
      expect([name, (await ask({ name, ...said }, undefined, viewer)).code]).toEqual([name, 403])
  })
})
