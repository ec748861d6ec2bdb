import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SingleRequest } from '../device/pile-request.ts'
import { recordedCharging } from '../testing/recorded-charging.ts'
import { rawPile, startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { downwardOf } from './connection/downward.ts'
import { everyRequest } from './every-request.fixture.ts'
import { type Protocol, protocols, fromPile as saidByPiles } from './frame/protocol.ts'
import { schemasOf } from './frame/schema.ts'

/* The tables of docs/ocpp.md against what the schemas name and what the gateway does. */

const NOT_THERE = '–'
const columns: readonly Protocol[] = ['ocpp1.6', 'ocpp2.0.1', 'ocpp2.1']

type Table = Map<string, readonly string[]>

const [, up = '', down = ''] = readFileSync(
  new URL('../../../../docs/ocpp.md', import.meta.url),
  'utf8',
).split(/^## .*$/m)
const fromPile = tableOf(up)
const toPile = tableOf(down)
const cellOf = (table: Table, action: string, protocol: Protocol) =>
  table.get(action)?.[columns.indexOf(protocol)] ?? NOT_THERE

function tableOf(text: string): Table {
  const rows = text.matchAll(/^\| `(\w+)` +\| +(\S+) +\| +(\S+) +\| +(\S+) +\| +\S.*\|$/gm)
  return new Map([...rows].map(([, action = '', ...cells]) => [action, cells]))
}

const actionsOf = (protocol: Protocol) =>
  schemasOf(protocol)
    .filter(({ $id }) => $id.endsWith('.req'))
    .map(({ $id }) => $id.replace(/\.req$/, ''))

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway(recordedCharging())
})
afterAll(() => gateway.close())

it('knows whose each message is', () => {
  const names = [...fromPile.keys()].filter((action) => action !== 'DataTransfer')
  expect([...saidByPiles].sort()).toEqual(names.sort())
})

it('knows the same versions as the gateway', () => {
  expect([...columns].reverse()).toEqual(protocols)
})

describe.each(columns)('%s', (protocol) => {
  it('has each message of its schemas in the tables, and no other', () => {
    const named = [...new Set([...fromPile.keys(), ...toPile.keys()])]
    const here = named.filter((action) =>
      [fromPile, toPile].some((table) => cellOf(table, action, protocol) !== NOT_THERE),
    )
    expect(here.sort()).toEqual(actionsOf(protocol).sort())
  })

  it('answers each message of a pile as the table says', async () => {
    const pile = await rawPile(gateway.url, gateway.codes.pop() ?? '', protocol)
    const said: [string, unknown][] = []
    const written: [string, unknown][] = []
    for (const action of actionsOf(protocol)) {
      const cell = cellOf(fromPile, action, protocol)
      if (cell === 'silent') continue
      const schema = schemasOf(protocol).find(({ $id }) => $id === `${action}.req`)
      const answer = await pile.say([2, action, action, sample(schema ?? {}, schema ?? {})])
      said.push([action, answer[0] === 4 ? answer[2] : (Object(answer[2]).status ?? 'done')])
      written.push([action, wordOf(action, cell)])
    }
    expect(said).toEqual(written)
    pile.close()
  })

  it('sends what the table says, and nothing else', () => {
    const translated = everyRequest.flatMap(
      (request: SingleRequest) => downwardOf(protocol, request, () => 1) ?? [],
    )
    const sent = new Set(translated.map(({ action }) => action))
    const written = [...toPile.keys()].filter((action) => cellOf(toPile, action, protocol) === 'yes')
    expect([...sent].sort()).toEqual(written.sort())
  })
})

it('never answers a SEND or an error of a result, which came with 2.1', async () => {
  const pile = await rawPile(gateway.url, gateway.codes.pop() ?? '', 'ocpp2.1')
  pile.send(
    '[6,"1","NotifyPeriodicEventStream",{"id":1,"pending":0,"basetime":"2026-07-01T02:00:00Z","data":[]}]',
  )
  pile.send('[5,"2","InternalError","",{}]')
  expect(await pile.say([2, '3', 'Heartbeat', {}])).toMatchObject([3, '3', {}])
  expect(pile.received).toHaveLength(1)
  expect((await pile.say([9, '4', 'Heartbeat', {}]))[2]).toBe('MessageTypeNotSupported')
  pile.close()
})

/** What a cell of the first table comes to on the wire. */
function wordOf(action: string, cell: string): string {
  if (cell === NOT_THERE) return 'NotImplemented'
  if (cell !== 'yes' && cell !== 'kept') return cell
  return action === 'BootNotification' ? 'Accepted' : 'done'
}

interface Schema {
  $id?: string
  $ref?: string
  type?: string
  enum?: readonly unknown[]
  format?: string
  minimum?: number
  required?: readonly string[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  definitions?: Readonly<Record<string, Schema>>
}

/** The least that a schema asks for. */
function sample(schema: Schema, root: Schema): unknown {
  if (schema.$ref) return sample(root.definitions?.[schema.$ref.replace('#/definitions/', '')] ?? {}, root)
  if (schema.enum) return schema.enum[0]
  switch (schema.type) {
    case 'string':
      return schema.format === 'date-time' ? '2026-07-01T02:00:00Z' : '1'
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'array':
      return [sample(schema.items ?? {}, root)]
    default:
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {}, root)]),
      )
  }
}
