import { gunStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { dayNumber, MINUTE } from '@ampdeck/api/time'
import { presentGuns } from '../../bill/demo/present-guns.ts'
import { demoPiles } from '../../config/pile/pile.demo.ts'
import { idAt } from '../../database/ids.ts'
import { demoSellers, SKYLINE } from '../../demo/sellers.ts'
import { once, stream, type World } from '../../demo/world.ts'
import { staff } from './alarm-rules.demo.ts'
import { codesOf, type DrawnAlarm, PENDING, PROCESSING } from './drawn-alarm.ts'

const { alarm: ALARM, fault: FAULT, offline: OFFLINE } = gunStatus.code
const { open: OPEN, maintenance: MAINTENANCE } = stationStatus.code
/** How many wait at each seller (domain.md §8). */
const OPEN_COUNT = { skyline: 40, riverside: 5 }
/** When an offline pile was last heard of, and how long the rule waited. */
const SILENT = 66 * MINUTE

/** What is the matter at the present: each gun in alarm or fault, each silent pile, and small things. */
export const openAlarms = once((world): DrawnAlarm[] =>
  demoSellers.flatMap((sellerId) => {
    const serious = [...gunAlarms(world, sellerId), ...offlinePiles(world, sellerId)]
    const wanted = sellerId === SKYLINE ? OPEN_COUNT.skyline : OPEN_COUNT.riverside
    const taken = new Set(serious.map(({ pile }) => pile.id))
    const small = smallOnes(world, sellerId, Math.max(3, wanted - serious.length), taken)
    return [...serious, ...small].map((alarm, n) => ({ ...alarm, n }))
  }),
)

function gunAlarms(world: World, sellerId: number): DrawnAlarm[] {
  const piles = new Map(demoPiles(world).map((pile) => [pile.id, pile]))
  return presentGuns(world)
    .filter(({ gun, status }) => gun.station.sellerId === sellerId && (status === ALARM || status === FAULT))
    .flatMap(({ gun, status }) => {
      const pile = piles.get(gun.pileId)
      if (!pile) return []
      const random = stream(world, 'openAlarms', gun.index, dayNumber(world.now))
      // A gun in alarm still serves; one in fault does not.
      const level = status === ALARM ? 3 : random.chance(0.4) ? 1 : 2
      const { code } = random.pick(codesOf(level).filter(({ isGuns }) => isGuns))
      const age = random.int(6, 170) * MINUTE
      return [opened(world, { pile, gun, code, level, age, isTaken: random.chance(0.5) })]
    })
}

function offlinePiles(world: World, sellerId: number): DrawnAlarm[] {
  const offline = new Set(
    presentGuns(world)
      .filter(({ status }) => status === OFFLINE)
      .map(({ gun }) => gun.pileId),
  )
  return demoPiles(world)
    .filter(
      ({ id, station }) =>
        station.sellerId === sellerId &&
        offline.has(id) &&
        (station.status === OPEN || station.status === MAINTENANCE),
    )
    .map((pile) =>
      opened(world, {
        pile,
        gun: null,
        code: 'PileOffline',
        level: 4,
        age: SILENT,
        isTaken: pile.n % 3 === 0,
      }),
    )
}

function smallOnes(world: World, sellerId: number, count: number, taken: ReadonlySet<number>): DrawnAlarm[] {
  const random = stream(world, 'openAlarms', sellerId, dayNumber(world.now))
  const piles = random.shuffle(
    demoPiles(world).filter(
      ({ id, station }) => station.sellerId === sellerId && station.status === OPEN && !taken.has(id),
    ),
  )
  return piles.slice(0, count).map((pile) => {
    const level = random.pick([4, 5, 5, 6, 6])
    const { code, isGuns } = random.pick(codesOf(level).filter((one) => one.code !== 'PileOffline'))
    const gun = isGuns ? random.pick(pile.guns) : null
    return opened(world, {
      pile,
      gun,
      code,
      level,
      age: random.int(4, 600) * MINUTE,
      isTaken: random.chance(0.3),
    })
  })
}

function opened(
  world: World,
  {
    age,
    isTaken,
    level,
    ...at
  }: Pick<DrawnAlarm, 'pile' | 'gun' | 'code' | 'level'> & { age: number; isTaken: boolean },
): DrawnAlarm {
  const { sellerId } = at.pile.station
  const first = world.now - age
  const { ops } = staff(sellerId)
  return {
    ...at,
    n: 0,
    level,
    first,
    last: first,
    count: 1 + (at.pile.n % 4 === 0 ? 2 : 0),
    recover: null,
    handling: isTaken ? PROCESSING : PENDING,
    handleUser: isTaken ? ops : null,
    handleTime: isTaken ? first + 3 * MINUTE : null,
    note: null,
    workOrderId: isTaken && level <= 3 ? idAt(first + 3 * MINUTE, at.pile.n % 1_000) : null,
  }
}
