import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { StationView } from '@ampdeck/api/statistics/big-screen/station'
import { HOUR, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { doneTime } from './station-view.service.ts'

const { charging, full, preparing } = gunStatus.code
/** It has PV. */
const STATION = demoId(SKYLINE, 'station', 2)

let server: TestApp
let token: string
beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
})
afterAll(() => server.close())

const ask = (input: object = {}, by = token) =>
  server.call<StationView>('statistics-service/operationView/bigScreenStation', input, { token: by })

describe('the station of the wall', () => {
  it('is the one that draws most, with the ten that follow each other', async () => {
    const { rows } = await sql<{ stationId: number }>`
      select station_id from gun where seller_id = ${SKYLINE} and deleted = 0 group by station_id
      order by coalesce(sum((live->>'W')::numeric) filter (where status in (3, 6)), 0) desc, station_id limit 10`.execute(
      server.db,
    )
    const { data } = await ask()
    expect(data.busiest).toEqual(rows.map(({ stationId }) => stationId))
    expect(data.stationId).toBe(data.busiest[0])
  })

  it('has every gun once with what it does, in the order of its piles', async () => {
    const { data } = await ask({ stationId: STATION })
    const { rows } = await sql<{ id: number; status: number; w: number; soc: number | null }>`
      select gun.id, gun.status, coalesce((gun.live->>'W')::float8, 0) as w, (gun.live->>'soc')::float8 as soc
      from gun join pile on pile.seller_id = gun.seller_id and pile.id = gun.pile_id
      where gun.seller_id = ${SKYLINE} and gun.station_id = ${STATION} and gun.deleted = 0
      order by pile.code, gun.letter`.execute(server.db)
    expect(data.guns.map(({ id, status }) => ({ id, status }))).toEqual(
      rows.map(({ id, status }) => ({ id, status })),
    )
    expect(data.guns[0]?.label).toBe('01A')
    const counted = (status: number) => rows.filter((gun) => gun.status === status).length
    expect(data.occupied.guns).toBe(counted(full))
    expect(data.waiting.guns).toBe(counted(preparing))
    for (const gun of data.guns.filter(({ status }) => status === charging)) {
      const row = rows.find(({ id }) => id === gun.id)
      expect([gun.powerW, gun.soc]).toEqual([Math.round(row?.w ?? 0), row?.soc])
      expect(gun.doneTime === null || parseTimestamp(gun.doneTime) >= server.clock.now - 1_000).toBe(true)
    }
  })

  it('has the limit, the day, the tariff, the figures of the station screens, and its inverters', async () => {
    const [{ data }, { data: curve }, { data: detail }] = await Promise.all([
      ask({ stationId: STATION }),
      server.call<{ limitW: number; today: number[] }>(
        'operation-service/monitor/powerCurve',
        { id: STATION },
        { token },
      ),
      server.call<{ energyWh: number; incomeFen: number }>(
        'operation-service/monitor/stationDetail',
        { id: STATION },
        { token },
      ),
    ])
    expect(data.transformerW).toBe(curve.limitW)
    expect(data.limitW).toBeLessThanOrEqual(data.transformerW)
    expect(data.today).toEqual(curve.today)
    expect(data.yesterday).toHaveLength(96)
    expect([data.energyWh, data.incomeFen]).toEqual([detail.energyWh, detail.incomeFen])
    expect(data.periods.length).toBeGreaterThan(0)
    const { rows } = await sql<{ w: number }>`select sum(rated_w)::float8 as w from pv_inverter
      where seller_id = ${SKYLINE} and station_id = ${STATION} and deleted = 0`.execute(server.db)
    expect(data.pv?.ratedW).toBe(rows[0]?.w)
  })

  it('is not there for another seller, nor outside of the own stations', async () => {
    const other = await server.login('admin', '10002')
    expect(await ask({ stationId: STATION }, other)).toMatchObject({ code: 404 })
    const theirs = await ask({}, other)
    expect(theirs.data.busiest).not.toContain(STATION)
    expect(await ask({ stationId: 1 })).toMatchObject({ code: 404 })
  })

  it('is for those who may see the wall', async () => {
    expect(await ask({}, await server.login('repair'))).toMatchObject({ code: 403 })
    expect((await ask({ stationId: 'many' })).code).toBe(400)
  })
})

describe('the end of a charge', () => {
  const live = { W: 60_000, Wh: 20_000, soc: 60 }
  it('is told by what the battery took for its rise', () => {
    // 20 kWh for 40 points: a battery of 50 kWh, of which 20 are missing.
    expect(doneTime(live, 20, null, 0)).toBe(HOUR / 3)
  })

  it('is told by the papers of the car while there is no rise, and not at all without them', () => {
    expect(doneTime(live, 60, 60_000, 0)).toBe((24 / 60) * HOUR)
    expect(doneTime(live, null, null, 0)).toBeNull()
    expect(doneTime({ ...live, soc: null }, 20, 60_000, 0)).toBeNull()
    expect(doneTime({ ...live, W: 0 }, 20, 60_000, 0)).toBeNull()
  })
})
