import { configTemplate } from '@ampdeck/api/operation/config-template'
import type { RPCClient } from 'ocpp-rpc'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Protocol } from '../../ocpp/frame/protocol.ts'
import { recordedCharging } from '../../testing/recorded-charging.ts'
import { setUpCommands } from '../../testing/set-up.ts'
import { connectedPile, testPile } from '../../testing/test-gateway.ts'

const { gateway, app } = setUpCommands(recordedCharging())
let token: string
const open: RPCClient[] = []

beforeAll(async () => {
  token = await app.login('admin')
})
afterAll(async () => {
  for (const pile of open) await pile.close({ force: true })
})

type Answer = (params: never, pile: RPCClient) => object | Promise<object>

async function connected(protocol: Protocol, answers: readonly (readonly [string, Answer])[]) {
  const code = gateway.codes.pop() ?? ''
  const pile = testPile(gateway.url, code, { protocols: [protocol] })
  const asked: [string, unknown][] = []
  const answerTo = new Map(answers)
  pile.handle(async ({ method = '', params }) => {
    asked.push([method, params])
    return (await answerTo.get(method)?.(params as never, pile)) ?? { status: 'Accepted' }
  })
  open.push(pile)
  await pile.connect()
  const id = await connectedPile(gateway, code)
  return { id, code, asked }
}

interface Batch {
  records: { id: number; pileId: number; outcome: string | null }[]
}

const call = <Data>({ path }: { path: string }, body: object, as = token) =>
  app.call<Data>(path, body, { token: as })

const commandAt = (id: number) =>
  gateway.db.selectFrom('pileCommand').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

/** The command as it has ended. */
async function ended({ records: [record] }: Batch) {
  await expect
    .poll(async () => (await commandAt(record?.id ?? 0)).doneTime, { timeout: 5_000 })
    .not.toBeNull()
  return commandAt(record?.id ?? 0)
}

const read = async (pileId: number, keys: string[] = []) => {
  const request = { name: 'readConfiguration', keys }
  const { data } = await app.call<Batch>(
    'operation-service/pileCommand/request',
    { pileIds: [pileId], request },
    { token },
  )
  return ended(data)
}

const saved = async (ocpp: string, settings: object[]) => {
  const template = { name: `模板 ${ocpp}`, ocpp, manufacturer: null, pileTypeId: null, settings }
  return (await call<{ id: number; version: number }>(configTemplate.save, template)).data
}

interface Drift {
  records: { id: number; settings: { key: string; present: string | null; state: string }[] }[]
}
const driftOf = async (templateId: number, name: string, more: object = {}) => {
  const { data } = await call<Drift>(configTemplate.drift, { templateId, name, ...more })
  return data.records.map(({ id, settings }) => [
    id,
    Object.fromEntries(settings.map(({ key, present, state }) => [key, [present, state]])),
  ])
}
const apply = (templateId: number, pileIds: number[]) =>
  call<Batch>(configTemplate.apply, { templateId, pileIds, reason: null })

it('of 1.6: a pile is read, shown beside the template, changed key by key, and remembered', async () => {
  const present = new Map([
    ['HeartbeatInterval', '60'],
    ['LocalAuthorizeOffline', 'True'],
    ['NumberOfConnectors', '2'],
    ['ResetRetries', '3'],
  ])
  const { id, code, asked } = await connected('ocpp1.6', [
    [
      'GetConfiguration',
      () => ({
        configurationKey: [...present].map(([key, value]) => ({
          key,
          value,
          readonly: key === 'NumberOfConnectors',
        })),
      }),
    ],
    [
      'ChangeConfiguration',
      ({ key, value }: { key: string; value: string }) => {
        if (!present.has(key)) return { status: 'NotSupported' }
        present.set(key, value)
        return { status: key === 'ResetRetries' ? 'RebootRequired' : 'Accepted' }
      },
    ],
  ])
  const template = await saved('1.6', [
    { key: 'HeartbeatInterval', value: '30' },
    { key: 'LocalAuthorizeOffline', value: 'true' },
    { key: 'NumberOfConnectors', value: '9' },
    { key: 'ResetRetries', value: '5' },
    { key: 'NoSuchKey', value: 'x' },
  ])
  expect(await driftOf(template.id, code)).toMatchObject([[id, { HeartbeatInterval: [null, 'unknown'] }]])

  await read(id)
  expect(await driftOf(template.id, code)).toEqual([
    [
      id,
      {
        HeartbeatInterval: ['60', 'differs'],
        LocalAuthorizeOffline: ['True', 'same'],
        NumberOfConnectors: ['2', 'readOnly'],
        ResetRetries: ['3', 'differs'],
        NoSuchKey: [null, 'unknown'],
      },
    ],
  ])

  const command = await ended((await apply(template.id, [id])).data)
  // What is as wanted, and what cannot be changed, is not sent.
  expect(
    asked.filter(([method]) => method === 'ChangeConfiguration').map(([, params]) => Object(params).key),
  ).toEqual(['HeartbeatInterval', 'ResetRetries', 'NoSuchKey'])
  expect(command).toMatchObject({
    state: 4,
    outcome: 'partly',
    response: {
      results: [
        { key: 'HeartbeatInterval', value: '30', status: 'Accepted' },
        { key: 'ResetRetries', value: '5', status: 'RebootRequired' },
        { key: 'NoSuchKey', value: 'x', status: 'NotSupported' },
      ],
    },
  })
  expect(await driftOf(template.id, code)).toMatchObject([
    [id, { HeartbeatInterval: ['30', 'same'], ResetRetries: ['5', 'same'] }],
  ])
  const known = await call<object[]>(configTemplate.known, { pileId: id })
  expect(known.data).toContainEqual(
    expect.objectContaining({ key: 'ResetRetries', value: '5', needsReboot: true }),
  )
})

it('of 2.0.1: the inventory is kept, and variables of an EVSE and with an instance are set', async () => {
  const { id, code, asked } = await connected('ocpp2.0.1', [
    [
      'GetBaseReport',
      ({ requestId }: { requestId: number }, pile) => {
        const variable = (component: object, of: object, value: string, mutability: string) => ({
          component,
          variable: of,
          variableAttribute: [{ type: 'Actual', value, mutability }],
        })
        const reportData = [
          variable({ name: 'OCPPCommCtrlr' }, { name: 'HeartbeatInterval' }, '60', 'ReadWrite'),
          variable(
            { name: 'OCPPCommCtrlr' },
            { name: 'MessageTimeout', instance: 'Default' },
            '30',
            'ReadWrite',
          ),
          variable({ name: 'EVSE', evse: { id: 1 } }, { name: 'Power' }, '120000', 'ReadOnly'),
        ]
        setTimeout(
          () =>
            void pile.call('NotifyReport', {
              ...{ requestId, seqNo: 0, tbc: false, generatedAt: '2026-07-01T02:00:00Z', reportData },
            }),
          10,
        )
        return { status: 'Accepted' }
      },
    ],
    [
      'SetVariables',
      ({ setVariableData }: { setVariableData: { component: object; variable: object }[] }) => ({
        setVariableResult: setVariableData.map(({ component, variable }) => ({
          ...{ component, variable, attributeStatus: 'Accepted' },
        })),
      }),
    ],
  ])
  const template = await saved('2.x', [
    { key: 'OCPPCommCtrlr.HeartbeatInterval', value: '60' },
    { key: 'OCPPCommCtrlr.MessageTimeout/Default', value: '45' },
    { key: 'EVSE[1].Power', value: '60000' },
    { key: 'EVSE[2].Power', value: '60000' },
  ])
  await read(id)
  expect(await driftOf(template.id, code)).toEqual([
    [
      id,
      {
        'OCPPCommCtrlr.HeartbeatInterval': ['60', 'same'],
        'OCPPCommCtrlr.MessageTimeout/Default': ['30', 'differs'],
        'EVSE[1].Power': ['120000', 'readOnly'],
        'EVSE[2].Power': [null, 'unknown'],
      },
    ],
  ])
  expect(await ended((await apply(template.id, [id])).data)).toMatchObject({ state: 6, outcome: null })
  expect(asked.filter(([method]) => method === 'SetVariables').map(([, params]) => params)).toEqual([
    {
      setVariableData: [
        {
          component: { name: 'OCPPCommCtrlr' },
          variable: { name: 'MessageTimeout', instance: 'Default' },
          attributeValue: '45',
        },
      ],
    },
    {
      setVariableData: [
        {
          component: { name: 'EVSE', evse: { id: 2 } },
          variable: { name: 'Power' },
          attributeValue: '60000',
        },
      ],
    },
  ])
  // Only piles that differ, and never one of another version.
  expect(await driftOf(template.id, code, { drifted: 1 })).toHaveLength(1)
  const other = await saved('1.6', [{ key: 'HeartbeatInterval', value: '60' }])
  expect(await driftOf(other.id, code)).toEqual([])
})

it('sends nothing to a pile that is as wanted, and tells each that is offline', async () => {
  const { id, code } = await connected('ocpp1.6', [
    [
      'GetConfiguration',
      () => ({
        configurationKey: [{ key: 'HeartbeatInterval', value: '30', readonly: false }],
      }),
    ],
  ])
  const template = await saved('1.6', [{ key: 'HeartbeatInterval', value: '30' }])
  await read(id, ['HeartbeatInterval'])
  const away = await gateway.db
    .selectFrom('pile')
    .where('code', '=', gateway.codes.pop() ?? '')
    .select('id')
    .executeTakeFirstOrThrow()
  const { data } = await apply(template.id, [id, away.id, 7])
  expect(new Map(data.records.map(({ pileId, outcome }) => [pileId, outcome]))).toEqual(
    new Map([
      [id, 'configuration.same'],
      [away.id, 'device.offline'],
    ]),
  )
  expect(data).toMatchObject({ refused: [{ id: 7, reason: 'record.notFound' }] })
  expect(await driftOf(template.id, code, { drifted: 1 })).toEqual([])
})

it('is kept, changed and deleted by who may configure, and is another seller’s neither to read nor to apply', async () => {
  const { id, version } = await saved('1.6', [{ key: 'HeartbeatInterval', value: '30' }])
  const stranger = await app.login('admin', '10002')
  const viewer = await app.login('viewer')
  const draft = { name: '改名', ocpp: '1.6', settings: [{ key: 'HeartbeatInterval', value: '45' }] }
  for (const [of, body] of [
    [configTemplate.save, draft],
    [configTemplate.update, { ...draft, id, version }],
    [configTemplate.delete, { id }],
    [configTemplate.apply, { templateId: id, pileIds: [1], reason: null }],
  ] as const)
    expect([of.path, (await call(of, body, viewer)).code]).toEqual([of.path, 403])
  expect(await call(configTemplate.drift, { templateId: id }, viewer)).toMatchObject({ code: 0 })
  for (const [of, body] of [
    [configTemplate.get, { id }],
    [configTemplate.update, { ...draft, id, version }],
    [configTemplate.drift, { templateId: id }],
    [configTemplate.apply, { templateId: id, pileIds: [1], reason: null }],
  ] as const)
    expect([of.path, (await call(of, body, stranger)).code]).toEqual([of.path, 404])
  expect(await call(configTemplate.update, { ...draft, id, version })).toMatchObject({
    data: { name: '改名', settings: draft.settings },
  })
  expect(await call(configTemplate.update, { ...draft, id, version })).toMatchObject({ code: 409 })
  const twice = [draft.settings[0], draft.settings[0]]
  expect(await call(configTemplate.save, { ...draft, settings: twice })).toMatchObject({ code: 400 })
  const secret = [{ key: 'SecurityCtrlr.BasicAuthPassword', value: 'x' }]
  expect(await call(configTemplate.save, { ...draft, settings: secret })).toMatchObject({ code: 400 })
  expect(await call(configTemplate.delete, { id })).toMatchObject({ code: 0 })
  expect(await call(configTemplate.get, { id })).toMatchObject({ code: 404 })
})
