import type { ChargeOrderDetail, ChargeOrderRow } from '@ampdeck/api/bill/bill'
import { stopReason } from '@ampdeck/api/enumerations/order'
import type { LiveOrder } from '@ampdeck/api/operation/monitor-order'
import type { GunMatrix, LivePile, Telemetry } from '@ampdeck/api/operation/monitor-pile'
import { MINUTE } from '@ampdeck/api/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { createCharging } from '../../charging/charging.ts'
import type { ChargePoint, Charging } from '../../device/charge-point.ts'
import { readingsOf } from '../../ocpp/translation/sampled-values.ts'
import { job } from '../../report/export/export-file.job.ts'
import type { ExportJob } from '../../report/export/export-file.service.ts'
import { addMember, addPile, orderOf } from '../../testing/charging.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { readXlsx } from '../../testing/xlsx.ts'

/* A state of charge that the pile sends with decimals is one number wherever its order is shown. */

let server: TestApp
let token: string
let service: Charging
let pile: ChargePoint
/** What was given to the jobs. */
const exports: ExportJob[] = []

beforeAll(async () => {
  server = await createTestApp()
  server.tools.jobs.send = async (_db, _kind, data) => void exports.push(data as never)
  token = await server.login('admin')
  service = createCharging(server.platform, { gatherMs: 0 })
  pile = await addPile(server.platform)
})
afterAll(() => server.close())

interface Page<Row> {
  records: Row[]
}

async function ask<Data>(path: string, body: object): Promise<Data> {
  const { code, data, msg } = await server.call<Data>(path, body, { token })
  expect(code, `${path}: ${msg}`).toBe(0)
  return data
}

/** What a pile measures, in the words of 2.0.1. */
function measured(Wh: number, soc: number) {
  const timestamp = new Date(server.clock.now).toISOString()
  const sampledValue = [{ value: Wh }, { value: soc, measurand: 'SoC', unitOfMeasure: { unit: 'Percent' } }]
  return readingsOf([{ timestamp, sampledValue }], server.clock.now)
}

async function exportedSoc(): Promise<unknown> {
  const { id } = await ask<{ id: number }>('config-service/gun/export', { pileId: [pile.pileId] })
  await job.run(exports.pop() as ExportJob, server.tools)
  const url = `/config-service/downloadCenter/file?id=${id}`
  const { rawPayload } = await server.app.inject({ method: 'GET', url, headers: { authorization: token } })
  const { rows } = readXlsx(rawPayload)
  const head = rows.findIndex((row) => row.includes('SOC (%)'))
  return rows[head + 1]?.[rows[head]?.indexOf('SOC (%)') ?? -1]
}

/** The state of charge of an order in every place that shows it. */
async function everywhere(order: { id: number; orderNo: string }, gunId: number) {
  const { orderNo, id } = order
  const one = { current: 1, pageSize: 10, orderNo }
  const { records: listed } = await ask<Page<ChargeOrderRow>>('bill-service/bill/page', one)
  const detail = await ask<ChargeOrderDetail>('bill-service/bill/get', { id })
  const curve = await ask<{ soc: number | null }[]>('bill-service/bill/meterValues', { id })
  const monitor = 'operation-service/monitor'
  const { records: live } = await ask<Page<z.output<typeof LiveOrder>>>(`${monitor}/liveOrders`, one)
  const { guns } = await ask<z.output<typeof GunMatrix>>(`${monitor}/gunMatrix`, {})
  const tile = await ask<z.output<typeof LivePile>>(`${monitor}/pileLive`, { id: pile.pileId })
  const { points } = await ask<z.output<typeof Telemetry>>(`${monitor}/telemetry`, { gunId })
  const [list, end] = [listed[0]?.running?.soc, listed[0]?.endSoc]
  return {
    running: {
      list,
      detail: detail.running?.soc,
      'live order': live[0]?.soc,
      matrix: guns.soc[guns.id.indexOf(gunId)],
      tile: tile.guns.find((gun) => gun.id === gunId)?.live?.soc,
      telemetry: points.at(-1)?.soc,
      export: await exportedSoc(),
      curve: curve.at(-1)?.soc,
    },
    ended: { list: end, detail: detail.endSoc, curve: curve.at(-1)?.soc, telemetry: points.at(-1)?.soc },
    starts: [listed[0]?.startSoc, detail.startSoc, live[0]?.startSoc ?? listed[0]?.startSoc],
  }
}

const all = (places: Record<string, unknown>, soc: number) =>
  expect(places).toEqual(Object.fromEntries(Object.keys(places).map((place) => [place, soc])))

it('is the same on live order, monitor, list, detail and export, while it charges and when it has ended', async () => {
  const member = await addMember(server.platform, { phoneFen: 10_000 })
  const transactionId = 'soc'
  const gunId = pile.guns[0]?.id ?? 0
  const [first] = measured(1_000, 40.5)
  const { accepted } = await service.started(pile, {
    connector: 1,
    token: { value: member.phone, isVin: false },
    transactionId,
    meterWh: 1_000,
    startSoc: first?.soc ?? null,
    ts: server.clock.now,
  })
  expect(accepted).toBe(true)
  const order = await orderOf(server.platform, pile, transactionId)
  for (const [seconds, wh, soc] of [
    [60, 2_000, 41.4],
    [60, 3_000, 42.5],
    [20, 3_300, 42.4],
    [20, 3_600, 63.5],
  ] as const) {
    server.clock.now += seconds * 1_000
    await service.metered(pile, { connector: 1, transactionId, readings: measured(wh, soc) })
  }
  const charging = await everywhere(order, gunId)
  all(charging.running, 64)
  expect(charging.starts).toEqual([41, 41, 41])

  server.clock.now += MINUTE / 6
  await service.stopped(pile, {
    transactionId,
    connector: 1,
    meterWh: 3_800,
    reason: stopReason.code.user,
    readings: measured(3_800, 64.6),
    ts: server.clock.now,
  })
  const { ended } = await everywhere(order, gunId)
  all(ended, 65)
})
