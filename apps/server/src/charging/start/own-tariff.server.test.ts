import { beforeEach, expect, it } from 'vitest'
import type { ChargePoint } from '../../device/charge-point.ts'
import { addMember, addPile } from '../../testing/charging.ts'
import { setUpNetwork } from '../../testing/set-up.ts'
import { TEST_NOW } from '../../testing/test-database.ts'

const { server, service } = setUpNetwork()
let pile: ChargePoint

beforeEach(async () => {
  server.clock.now = TEST_NOW
  pile = await addPile(server.platform)
  const { sellerId, pileId } = pile
  await server.db
    .insertInto('chargePoint')
    .values({ sellerId, pileId, process: 1, protocol: 6, online: 1 })
    .execute()
})

async function reckons() {
  await server.db
    .insertInto('pileSetting')
    .values({
      ...{ sellerId: pile.sellerId, pileId: pile.pileId, key: 'TariffCostCtrlr.Enabled/Tariff' },
      ...{ value: 'True', isReadOnly: false, needsReboot: false, readTime: TEST_NOW },
    })
    .execute()
}
const start = (token: string) =>
  service.started(pile, {
    ...{
      connector: 1,
      token: { value: token, isVin: false },
      transactionId: 'tx-1',
      meterWh: 0,
      ts: TEST_NOW,
    },
  })
const sent = async () => {
  const found = await server.db
    .selectFrom('pileCommand')
    .select('request')
    .where('pileId', '=', pile.pileId)
    .execute()
  return found.map(({ request }) => request)
}
const fleetMember = () =>
  addMember(server.platform, { phoneFen: 10_000, fleet: { balanceFen: 50_000, creditFen: 0 } })

it('a fleet’s own price is sent with its charge, once', async () => {
  await reckons()
  const { cardNo } = await fleetMember()
  await start(cardNo)
  await start(cardNo)
  expect(await sent()).toMatchObject([
    { kind: 'changeTariff', transactionId: 'tx-1', tariff: { id: expect.stringMatching(/^\d+-\d+$/) } },
  ])
})

it('nothing is sent to a pile that has not said that it reckons with tariffs', async () => {
  const { cardNo } = await fleetMember()
  await start(cardNo)
  expect(await sent()).toEqual([])
})

it('nothing is sent for the price that everybody pays', async () => {
  await reckons()
  const { phone } = await addMember(server.platform, { phoneFen: 50_000 })
  await start(phone)
  expect(await sent()).toEqual([])
})
