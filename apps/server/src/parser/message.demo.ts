import { protocol as protocols } from '@ampdeck/api/enumerations/equipment'
import { frameType, messageDirection } from '@ampdeck/api/enumerations/interface'
import { DAY, MINUTE } from '@ampdeck/api/time'
import { meteredPower } from '@ampdeck/simulator/demand/charge-curve'
import type { Insertable } from 'kysely'
import { chargesIn } from '../bill/demo/charges.ts'
import type { DrawnCharge } from '../bill/demo/gun-day.ts'
import { demoPiles } from '../config/pile/pile.demo.ts'
import { idAt } from '../database/ids.ts'
import { ensureMonths } from '../database/partitions.ts'
import type { Tables } from '../database/tables.ts'
import type { DemoPart } from '../demo/part.ts'

type Frame = Insertable<Tables['message']>

const { call: CALL, result: RESULT } = frameType.code
const { up: UP, down: DOWN } = messageDirection.code
/** As many as a page of frames needs to be looked through. */
const MAX = 2_000
const SECOND = 1_000
const METERED_EVERY = 15 * MINUTE
/** How long our answers took. */
const LATENCY_MS = 14

/** What a pile says of a charge: the state of its gun, and its power on the way; nothing of what is billed. */
interface Said {
  ts: number
  action: string
  payload: (is16: boolean) => object
}

/** The frames of the last day, as piles would have sent them for the drawn charges. */
export const part: DemoPart = {
  name: 'messages',
  after: ['piles'],
  async prepare(world, { db, copy }) {
    const { anchor } = world
    await ensureMonths(db, anchor - DAY, anchor)
    const piles = new Map(demoPiles(world).map((pile) => [pile.id, pile]))
    const frames = chargesIn(world, { from: anchor - DAY, to: anchor })
      .flatMap((charge) => {
        const pile = piles.get(charge.gun.pileId)
        return pile ? saidOf(charge).flatMap((said) => pairOf(charge, pile, said)) : []
      })
      .filter(({ ts }) => ts >= anchor - DAY && ts < anchor)
      .toSorted((a, b) => b.id - a.id)
    await copy('message', frames.slice(0, MAX))
  },
}

function saidOf({ gun, start, end, unplug, need }: DrawnCharge): Said[] {
  const connector = gun.letter + 1
  const metered = Array.from({ length: Math.floor((end - start) / METERED_EVERY) }, (_, index): Said => {
    const ts = start + (index + 1) * METERED_EVERY
    const watts = meteredPower((ts - start) / SECOND, need)
    return { ts, action: 'MeterValues', payload: (is16) => powerOf(connector, ts, watts, is16) }
  })
  const status = (ts: number, name16: string, name201: string): Said => {
    return {
      ts,
      action: 'StatusNotification',
      payload: (is16) => statusOf(connector, ts, is16 ? name16 : name201, is16),
    }
  }
  return [
    status(start - 20 * SECOND, 'Preparing', 'Occupied'),
    status(start, 'Charging', 'Occupied'),
    ...metered,
    status(end + SECOND, 'Finishing', 'Occupied'),
    status(unplug + 2 * SECOND, 'Available', 'Available'),
  ]
}

function statusOf(connector: number, ts: number, status: string, is16: boolean): object {
  const timestamp = new Date(ts).toISOString()
  return is16
    ? { connectorId: connector, errorCode: 'NoError', status, timestamp }
    : { timestamp, connectorStatus: status, evseId: connector, connectorId: 1 }
}

function powerOf(connector: number, ts: number, watts: number, is16: boolean): object {
  const timestamp = new Date(ts).toISOString()
  const measurand = 'Power.Active.Import'
  return is16
    ? {
        connectorId: connector,
        meterValue: [{ timestamp, sampledValue: [{ value: String(watts), measurand, unit: 'W' }] }],
      }
    : { evseId: connector, meterValue: [{ timestamp, sampledValue: [{ value: watts, measurand }] }] }
}

/** A call of the pile and our answer. */
function pairOf(
  { gun }: DrawnCharge,
  pile: ReturnType<typeof demoPiles>[number],
  { ts, action, payload }: Said,
): Frame[] {
  const is16 = pile.guns.length < 4
  const { ocpp16, ocpp201, ocpp21 } = protocols.code
  const messageId = `${gun.index}-${Math.floor(ts / SECOND)}`
  // Below 4,096 in the whole network: no two frames of a millisecond have one number.
  const id = idAt(ts, gun.index)
  const common = {
    sellerId: pile.station.sellerId,
    stationId: pile.station.id,
    pileId: pile.id,
    pileCode: pile.code,
    protocol: is16 ? ocpp16 : pile.type === 'dc480' ? ocpp21 : ocpp201,
    action,
    messageId,
    schemaError: null,
  }
  const call = JSON.stringify([CALL, messageId, action, payload(is16)])
  const answer = JSON.stringify([RESULT, messageId, {}])
  const answered = ts + LATENCY_MS
  return [
    { ...common, id, direction: UP, frameType: CALL, pairId: null, raw: call, ts, latencyMs: null },
    {
      ...common,
      id: idAt(answered, gun.index),
      direction: DOWN,
      frameType: RESULT,
      pairId: id,
      raw: answer,
      ts: answered,
      latencyMs: LATENCY_MS,
    },
  ]
}
