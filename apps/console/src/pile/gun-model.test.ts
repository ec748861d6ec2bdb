import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { parseTimestamp } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { gunAfter, gunOfTile, seedOf } from './gun-model.ts'
import { livePile } from './pile.fixture.ts'

const { charging, idle, full } = gunStatus.code
const AT = parseTimestamp('2026-07-01 10:00:00')
const live = { V: 380, A: 150, W: 57_000, Wh: 21_400, soc: 64, tempC: 31, ts: AT }

it('is read with its measures, and the minutes since its charge began', () => {
  const pile = livePile(1, { at: AT })
  const [tile] = pile.guns
  if (!tile) throw new Error('the pile has no gun')
  const gun = gunOfTile({ ...tile, status: charging, live, since: '2026-07-01 09:37:30' }, pile, 'en')
  expect(gun).toMatchObject({ status: charging, w: 57_000, soc: 64, V: 380, Wh: 21_400, minutes: 22 })
  expect(seedOf([pile], 'en').map(({ at }) => at)).toEqual(pile.guns.map(() => AT))
})

const event = (change: object) => ({
  type: 'gun' as const,
  time: AT,
  sellerId: 1,
  stationId: 1,
  pileId: 1,
  gunId: 7,
  status: charging,
  orderId: 5,
  live,
  ...change,
})
const known = { status: charging, since: AT - 5 * 60_000, reason: 'E-1', plate: '粤B12345' }

it('goes on from when its status began', () => {
  expect(gunAfter(event({}), known).change).toMatchObject({ minutes: 5, w: 57_000 })
})

it('begins anew with another status, and loses what belonged to the old one', () => {
  const { change } = gunAfter(event({ status: idle, orderId: null, live: null }), known)
  expect(change).toMatchObject({ minutes: 0, since: AT, w: null, soc: null, reason: null, plate: null })
})

it('shows no power once it is full, but the charge that was delivered', () => {
  expect(gunAfter(event({ status: full }), known).change).toMatchObject({ w: null, soc: 64, Wh: 21_400 })
})

it('calls the reason of a fault by its name, and by its code where it has none', () => {
  const pile = livePile(1, { at: AT })
  const [tile] = pile.guns
  if (!tile) throw new Error('the pile has no gun')
  const named = { ...tile, reason: 'GroundFailure', reasonName: '接地故障', reasonNameEn: 'Ground failure' }
  expect(gunOfTile(named, pile, 'en').reason).toBe('Ground failure')
  expect(gunOfTile(named, pile, 'zh-CN').reason).toBe('接地故障')
  expect(gunOfTile({ ...tile, reason: 'E-1042' }, pile, 'en').reason).toBe('E-1042')
})
