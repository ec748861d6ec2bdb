import { expect, it, vi } from 'vitest'
import type { Fact, Reading } from '../pile/facts.ts'
import { ocpp16 } from '../protocol/ocpp16.ts'
import type { Call } from '../protocol/protocol.ts'
import { Outbox } from './outbox.ts'
import { Transactions } from './transactions.ts'

const token = { value: 'CARD1', isVin: false }
const reading: Reading = { ts: 0, meterWh: 1_000, W: 7_000, V: 220, A: 32, soc: null, tempC: 28 }
const of = { connector: 1, charge: '1-1', reading }
const start: Fact = { kind: 'start', token, ...of }
const meter: Fact = { kind: 'meter', isQuarterHour: false, isSuspended: false, ...of }
const stop: Fact = { kind: 'stop', token, cause: 1, ...of }
const status: Fact = { kind: 'status', connector: 1, state: 'available', trouble: undefined, ts: 0 }

function outbox(answer: (call: Call) => Promise<object>) {
  const sent: Call[] = []
  const decided: boolean[] = []
  const link = { isReady: true }
  const box = new Outbox({
    protocol: ocpp16,
    transactions: new Transactions(() => undefined),
    isReady: () => link.isReady,
    send: async (call) => {
      sent.push(call)
      return { ...(await answer(call)) }
    },
    decided: (_, isAccepted) => decided.push(isAccepted),
  })
  return { box, sent, decided, link, methods: () => sent.map(({ method }) => method) }
}

const yes = async ({ method }: Call) =>
  method === 'StartTransaction' ? { transactionId: 7, idTagInfo: { status: 'Accepted' } } : {}
const empty = (box: Outbox) => vi.waitFor(() => expect(box.size).toBe(0))

it('tells one thing after the other, and later ones with the number that the server gave', async () => {
  const { box, sent, methods } = outbox(yes)
  box.push([start, status])
  box.push([meter, stop])
  await empty(box)
  expect(methods()).toEqual(['StartTransaction', 'StatusNotification', 'MeterValues', 'StopTransaction'])
  expect(sent[2]?.params.transactionId).toBe(7)
  expect(sent[3]?.params.transactionId).toBe(7)
})

it('keeps a charge that nobody listens to, forgets what is only of the moment, and lets the car charge', async () => {
  const { box, decided, link, methods } = outbox(yes)
  link.isReady = false
  box.push([{ kind: 'authorize', connector: 1, token }, status, start, meter, stop])
  expect([box.size, decided]).toEqual([3, [true]])
  link.isReady = true
  await box.pump()
  expect(methods()).toEqual(['StartTransaction', 'MeterValues', 'StopTransaction'])
})

it('tells again what was cut off, not what had arrived', async () => {
  let cut = true
  const { box, link, methods } = outbox(async (call) => {
    if (call.method !== 'MeterValues' || !cut) return yes(call)
    cut = false
    link.isReady = false
    throw new Error('Client disconnected')
  })
  box.push([start, meter, stop])
  await vi.waitFor(() => expect(link.isReady).toBe(false))
  box.lost()
  expect(box.size).toBe(2)
  link.isReady = true
  await box.pump()
  expect(methods()).toEqual(['StartTransaction', 'MeterValues', 'MeterValues', 'StopTransaction'])
})

it('gives up after three refusals, and with a start all that belongs to it', async () => {
  const { box, methods } = outbox(async () => {
    throw new Error('InternalError')
  })
  box.push([start, meter, stop])
  await empty(box)
  expect(methods()).toEqual(['StartTransaction', 'StartTransaction', 'StartTransaction'])
})

it('passes on that a start was not accepted', async () => {
  const { box, decided } = outbox(async () => ({ transactionId: 8, idTagInfo: { status: 'Blocked' } }))
  box.push([start])
  await empty(box)
  expect(decided).toEqual([false])
})
