import { gunStatus, serviceStatus } from '@ampdeck/api/enumerations/equipment'
import type { LiveEventOf } from '@ampdeck/api/events/live-event'
import { describe, expect, it } from 'vitest'
import { monitoredStation } from './monitored-station.fixture.ts'
import { createStationModel } from './station-model.ts'

const { idle, charging, offline } = gunStatus.code
const READ_AT = 1_782_871_200_000

/** Three guns: one charges with 60 kW. */
const station = monitoredStation(7, {
  guns: [
    { id: 71, status: charging, w: 60_000 },
    { id: 72, status: idle, w: 0 },
    { id: 73, status: idle, w: 0 },
  ],
  powerW: 60_000,
  serviceStatus: serviceStatus.code.idle,
  seriousAlarms: 0,
})

function gunEvent(change: Partial<LiveEventOf<'gun'>>): LiveEventOf<'gun'> {
  const at = { time: READ_AT + 500, sellerId: 1, stationId: 7, pileId: 1, gunId: 72 }
  return { type: 'gun', ...at, status: charging, orderId: 1, live: null, ...change }
}
const reading = (W: number | null) => ({ V: 400, A: 100, W, Wh: 100, soc: 50, tempC: 30, ts: READ_AT })

describe('a gun that is heard of', () => {
  it('moves counts, power and service status of its station', () => {
    const model = createStationModel()
    model.read(READ_AT, [station])
    const [update] = model.updatesOf(gunEvent({ live: reading(40_000) }))
    expect(update).toMatchObject({
      id: 7,
      at: READ_AT + 500,
      change: { powerW: 100_000, serviceStatus: serviceStatus.code.halfIdle },
    })
  })

  it('builds on the events before it, however fast they come', () => {
    const model = createStationModel()
    model.read(READ_AT, [station])
    model.updatesOf(gunEvent({ live: reading(40_000) }))
    const [update] = model.updatesOf(gunEvent({ gunId: 73, live: reading(20_000), time: READ_AT + 501 }))
    expect(update?.change).toMatchObject({ powerW: 120_000, serviceStatus: serviceStatus.code.charging })
  })

  it('changes nothing when it says what is known, is too old, or is of no station shown', () => {
    const model = createStationModel()
    model.read(READ_AT, [station])
    expect(model.updatesOf(gunEvent({ status: idle }))).toEqual([])
    expect(model.updatesOf(gunEvent({ time: READ_AT - 1 }))).toEqual([])
    expect(model.updatesOf(gunEvent({ stationId: 8 }))).toEqual([])
    expect(model.updatesOf(gunEvent({ gunId: 99 }))).toEqual([])
  })

  it('adds to what is unknown where its pile reports energy alone', () => {
    const model = createStationModel()
    model.read(READ_AT, [station])
    const [update] = model.updatesOf(gunEvent({ live: reading(null) }))
    expect(update?.change).toMatchObject({ powerW: 60_000, powerUnknown: 1 })
    expect(update?.change?.guns?.find(({ id }) => id === 72)?.w).toBeNull()
  })

  it('delivers nothing any more when it goes offline', () => {
    const model = createStationModel()
    model.read(READ_AT, [station])
    const [update] = model.updatesOf(gunEvent({ gunId: 71, status: offline, live: reading(60_000) }))
    expect(update?.change).toMatchObject({ powerW: 0 })
  })
})

describe('a reading', () => {
  it('keeps what was heard after it, and takes the rest', () => {
    const model = createStationModel()
    model.read(READ_AT, [station])
    model.updatesOf(gunEvent({ live: reading(40_000) }))
    const [late] = model.read(READ_AT + 100, [{ ...station, orders: 99 }])
    expect(late?.change).toMatchObject({ orders: 99, powerW: 100_000 })
    const [fresh] = model.read(READ_AT + 900, [station])
    expect(fresh?.change).toMatchObject({ powerW: 60_000 })
  })

  it('does not undo what was heard while it was on its way', () => {
    const model = createStationModel()
    expect(model.updatesOf(gunEvent({ live: reading(40_000) }))).toEqual([])
    const [first] = model.read(READ_AT, [station])
    expect(first).toMatchObject({ at: READ_AT + 500, change: { powerW: 100_000 } })
  })

  it('counts an alarm before any gun', () => {
    const model = createStationModel()
    model.read(READ_AT, [{ ...station, seriousAlarms: 1, serviceStatus: serviceStatus.code.alarm }])
    const [update] = model.updatesOf(gunEvent({ live: reading(40_000) }))
    expect(update?.change).toMatchObject({ serviceStatus: serviceStatus.code.alarm })
  })
})
