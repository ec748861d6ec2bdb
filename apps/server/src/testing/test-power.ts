import { createCharging } from '../charging/charging.ts'
import type { Platform } from '../database/platform.ts'
import type { ChargePoint } from '../device/charge-point.ts'
import { openListener } from '../events/listener.ts'
import { startSitePower } from '../power/site-power.ts'
import { addMember } from './charging.ts'
import { ForeignPile, type ForeignPileOptions } from './foreign-pile.ts'
import { createTestApp } from './test-app.ts'
import { startTestGateway } from './test-gateway.ts'

export type TestPower = Awaited<ReturnType<typeof startTestPower>>

/** A strategy that gives the piles of a station half of their power all day; gives its number. */
export async function addPowerCurve({ db, newId, now }: Platform, stationId: number): Promise<number> {
  const id = newId()
  await db
    .insertInto('chargeStrategy')
    .values({
      ...{ id, sellerId: 10_001, createTime: now(), updateTime: now(), createUser: null, updateUser: null },
      ...{ name: '限功率', nameEn: null, kind: 6, amountFen: null, energyWh: null, minutes: null, soc: null },
      ...{ curve: Array(24).fill(50), stationIds: [stationId], remark: null, state: 1 },
    })
    .execute()
  return id
}

/** A gateway whose stations keep their power, and the API beside it; `failures` is what its background work logged. */
export async function startTestPower() {
  const gateway = await startTestGateway({
    charging: (platform) => createCharging(platform, { gatherMs: 0 }),
  })
  const app = await createTestApp({ beside: gateway })
  const token = await app.login('admin')
  const listener = await openListener(gateway.connection)
  const failures: unknown[] = []
  const logger = { error: (...what: unknown[]) => void failures.push(what) }
  const tools = { piles: gateway.piles, listener, logger }
  const power = startSitePower(gateway.platform, { ...tools, lookMs: 300 })
  let piles: ForeignPile[] = []
  return {
    gateway,
    app,
    token,
    failures,
    tools,
    /** A pile at which a car charges. */
    async charging(
      at: ChargePoint,
      is16 = true,
      how: Partial<ForeignPileOptions> = {},
    ): Promise<ForeignPile> {
      const pile = new ForeignPile(gateway, at, { is16, ...how })
      piles.push(pile)
      const { cardNo } = await addMember(gateway.platform, { phoneFen: 100_000 })
      await pile.client.connect()
      await pile.start(cardNo)
      return pile
    },
    async closePiles(): Promise<void> {
      for (const { client } of piles) await client.close({ force: true })
      piles = []
    },
    async close(): Promise<void> {
      await power.stop()
      await listener.close()
      await app.close()
      await gateway.close()
    },
  }
}
