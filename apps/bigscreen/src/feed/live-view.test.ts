import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { LiveEventOf } from '@ampdeck/api/events/live-event'
import { parseTimestamp } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { networkView } from '../testing/network-view.ts'
import { startsIn, withGuns } from './live-view.ts'

const { charging, idle } = gunStatus.code
const view = networkView()
const read = parseTimestamp(view.at)
const guns = view.stations.flatMap((station) => station.guns)
const free = guns.find(({ status }) => status === idle)?.id ?? 0
const busy = guns.find(({ status }) => status === charging)?.id ?? 0

const event = (
  gunId: number,
  status: LiveEventOf<'gun'>['status'],
  time = read + 1_000,
): LiveEventOf<'gun'> => ({
  type: 'gun',
  time,
  sellerId: 1,
  stationId: 1,
  pileId: 1,
  gunId,
  status,
  orderId: null,
  live: status === charging ? { V: 1, A: 1, W: 60_000, Wh: 0, soc: null, tempC: null, ts: time } : null,
})
const told = (...events: LiveEventOf<'gun'>[]) => new Map(events.map((of) => [of.gunId, of]))

it('changes the guns of which something was told since, their power and the counts', () => {
  const next = withGuns(view, told(event(free, charging), event(busy, idle), event(99_999, charging)))
  const of = (id: number) => next.stations.flatMap((station) => station.guns).find((gun) => gun.id === id)
  expect([of(free), of(busy)]).toMatchObject([
    { status: charging, powerW: 60_000 },
    { status: idle, powerW: 0 },
  ])
  expect(next.guns.find(({ status }) => status === charging)?.count).toBe(
    view.guns.find(({ status }) => status === charging)?.count,
  )
})

it('does not take a power that nobody knows for none', () => {
  const live = { V: null, A: null, W: null, Wh: 0, soc: null, tempC: null, ts: read }
  const next = withGuns(view, told({ ...event(free, charging), live }))
  const guns = next.stations.flatMap((station) => station.guns)
  expect(guns.find(({ id }) => id === free)?.powerW).toBeNull()
})

it('leaves stations of which nothing was told as they are', () => {
  const next = withGuns(view, told(event(free, charging)))
  expect(next.stations.filter((station, index) => station !== view.stations[index])).toHaveLength(1)
})

it('is what was read when nothing newer was told', () => {
  expect(withGuns(view, told())).toBe(view)
  expect(withGuns(view, told(event(free, charging, read - 1)))).toBe(view)
})

it('knows at which guns a charge has begun', () => {
  expect(startsIn(view, [event(free, charging), event(busy, charging), event(99_999, charging)])).toEqual([
    free,
  ])
})
