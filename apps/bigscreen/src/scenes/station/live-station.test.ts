import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { LiveEventOf } from '@ampdeck/api/events/live-event'
import { MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { stationView } from '../../testing/station-view.ts'
import { gunWords, minutesLeft } from './gun-words.ts'
import { powerOfStation, withStationGuns } from './live-station.ts'
import { nextStation } from './round.ts'

const { idle, charging, fault } = gunStatus.code
const view = stationView()
const read = parseTimestamp(view.at)
const [gun] = view.guns.filter(({ status }) => status === charging)
if (!gun) throw new Error('nothing charges')

const told = (change: Partial<LiveEventOf<'gun'>>) =>
  new Map([
    [
      gun.id,
      {
        type: 'gun' as const,
        time: read + MINUTE,
        sellerId: 1,
        stationId: 1,
        pileId: 1,
        gunId: gun.id,
        status: charging,
        orderId: null,
        live: { V: 1, A: 1, W: 50_000, Wh: 1, soc: 91, tempC: null, ts: read },
        ...change,
      },
    ],
  ])

it('takes power and charge of a gun from the stream', () => {
  const next = withStationGuns(view, told({}))
  expect(next.guns.find(({ id }) => id === gun.id)).toMatchObject({
    powerW: 50_000,
    soc: 91,
    since: gun.since,
  })
  expect(powerOfStation(next).powerW - powerOfStation(view).powerW).toBe(50_000 - (gun.powerW ?? 0))
})

it('forgets the charge of a gun that has ended, and says since when', () => {
  const next = withStationGuns(view, told({ status: idle, live: null }))
  expect(next.guns.find(({ id }) => id === gun.id)).toMatchObject({
    status: idle,
    powerW: 0,
    soc: null,
    doneTime: null,
    since: '2026-07-22 14:33:07',
  })
})

it('is what was read where nothing newer was told', () => {
  expect(withStationGuns(view, told({ time: read }))).toBe(view)
})

it('says of a gun what matters next', () => {
  const now = parseTimestamp('2026-07-22 14:32:08')
  const words = (change: Partial<typeof gun>) => gunWords({ ...gun, ...change }, now, 'en')
  expect(words({ soc: 65.4, doneTime: '2026-07-22 15:18:00' })).toEqual({
    soc: 65,
    word: 'Charging',
    foot: '46 min',
  })
  expect(words({ soc: null, doneTime: null })).toEqual({ soc: undefined, word: 'Charging', foot: '' })
  expect(words({ status: fault, repairTime: '2026-07-22 16:10:00' }).foot).toBe('repair 16:10')
  expect(minutesLeft({ doneTime: '2026-07-22 14:00:00' }, now)).toBe(0)
})

it('goes from one station to the next, and from the last to the first', () => {
  expect(nextStation({ ids: [], last: undefined })).toBeUndefined()
  expect(nextStation({ ids: [4, 7, 9], last: undefined })).toBe(4)
  expect(nextStation({ ids: [4, 7, 9], last: 4 })).toBe(7)
  expect(nextStation({ ids: [4, 7, 9], last: 9 })).toBe(4)
  expect(nextStation({ ids: [4, 7, 9], last: 5 })).toBe(4)
})
