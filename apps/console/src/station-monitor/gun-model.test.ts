import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { LiveEventOf } from '@ampdeck/api/events/live-event'
import { MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { describe, expect, it } from 'vitest'
import { createGunModel, shortCodes } from './gun-model.ts'
import { gunTiles } from './gun-tiles.fixture.ts'

const { charging, full } = gunStatus.code
const read = gunTiles(2)
const AT = parseTimestamp(read.at)
const first = read.guns.find((gun) => gun.status === charging)
if (!first) throw new Error('the fixture has no charging gun')

function gunEvent(change: Partial<LiveEventOf<'gun'>>): LiveEventOf<'gun'> {
  const at = { time: AT + 1_000, sellerId: 1, stationId: 1, pileId: 1, gunId: first?.id ?? 0 }
  return { type: 'gun', ...at, status: charging, orderId: first?.orderId ?? null, live: null, ...change }
}

describe('a gun', () => {
  it('is read with the minutes it has been in its status, and they go on', () => {
    const model = createGunModel()
    const gun = model.read(read, 'en').find(({ id }) => id === String(first.id))
    expect(gun?.change).toMatchObject({ minutes: 23, plate: first.plate })
    expect(model.passed(AT + 30_000)).toEqual([])
    const later = model.passed(AT + MINUTE).find(({ id }) => id === String(first.id))
    expect(later).toMatchObject({ at: AT, change: { minutes: 24 } })
  })

  it('begins its minutes anew with another status, and delivers nothing then', () => {
    const model = createGunModel()
    model.read(read, 'en')
    const [update] = model.updatesOf(gunEvent({ status: full }))
    expect(update?.change).toMatchObject({ status: full, minutes: 0, w: null })
    expect(update?.change).not.toHaveProperty('plate')
  })

  it('forgets whose car it was when the next charge begins', () => {
    const model = createGunModel()
    model.read(read, 'en')
    const [update] = model.updatesOf(gunEvent({ orderId: 999 }))
    expect(update?.change).toMatchObject({ plate: null })
  })

  it('does not go back to what was older', () => {
    const model = createGunModel()
    model.read(read, 'en')
    expect(model.updatesOf(gunEvent({ time: AT - 1 }))).toEqual([])
    model.updatesOf(gunEvent({ orderId: 999, status: full }))
    const again = model.read(read, 'en').find(({ id }) => id === String(first.id))
    expect(again?.change).toMatchObject({ status: full, plate: null })
  })

  it('takes the plate from a reading that is older than the last word, but of the same charge', () => {
    const model = createGunModel()
    model.read(read, 'en')
    model.updatesOf(gunEvent({ orderId: 999 }))
    const guns = read.guns.map((gun) =>
      gun.id === first.id ? { ...gun, orderId: 999, plate: '粤B12345' } : gun,
    )
    const again = model.read({ ...read, guns }, 'en').find(({ id }) => id === String(first.id))
    expect(again).toMatchObject({ at: AT + 1_000, change: { plate: '粤B12345' } })
  })
})

it('tells piles apart by as few digits as the station allows', () => {
  expect(shortCodes(['44030000010001', '44030000010002'])('44030000010002')).toBe('0002')
  expect(shortCodes(['44030000010001', '44030000020001'])('44030000020001')).toBe('44030000020001')
  expect(shortCodes(['P1', 'P2'])('P2')).toBe('P2')
})
