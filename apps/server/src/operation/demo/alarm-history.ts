import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { DAY, MINUTE, startOfDay } from '@ampdeck/api/time'
import { type DemoPile, demoPiles } from '../../config/pile/pile.demo.ts'
import { idAt } from '../../database/ids.ts'
import type { Random } from '../../demo/random.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { once, stream, type World } from '../../demo/world.ts'
import { staff } from './alarm-rules.demo.ts'
import { codesOf, type DrawnAlarm, HANDLED } from './drawn-alarm.ts'

/** Levels 1 to 6 in percent (domain.md §8). */
const shares = [1, 5, 14, 30, 30, 20]
/** Of twelve months at size 1, without the forty that are open. */
const PER_YEAR = { skyline: 6_360, riverside: 570 }
/** The stations whose equipment has trouble more often. */
const troubled = [2, 5, 8, 13, 16, 18, 20]
const MINOR = 3
const WARNING = 4

const notes = [
  '已远程重启，恢复正常',
  '现场更换配件，复测正常',
  '清洁枪头触点后恢复',
  '误报，已核实现场无异常',
  '网络中断，运营商已恢复',
]

const pilesInService = once((world) =>
  Map.groupBy(
    demoPiles(world)
      .filter(({ station: { status } }) => {
        const { open, maintenance } = stationStatus.code
        return status === open || status === maintenance
      })
      .flatMap((pile) => (troubled.includes(pile.station.no) ? [pile, pile, pile] : [pile])),
    ({ station }) => station.sellerId,
  ),
)

/** The alarms that began on a day and are over by the present: what they are does not depend on when they are drawn. */
export function alarmsOf(world: World, sellerId: number, day: number): DrawnAlarm[] {
  const random = stream(world, 'alarms', sellerId, day)
  const perYear = sellerId === SKYLINE ? PER_YEAR.skyline : PER_YEAR.riverside
  const count = random.poisson((perYear * world.scale) / 365)
  const piles = pilesInService(world).get(sellerId) ?? []
  return Array.from({ length: count }, (_, n) => drawn(random, { n, day, piles, sellerId })).filter(
    ({ first, handleTime, pile }) => pile.station.opened <= first && (handleTime ?? 0) < world.now,
  )
}

interface Place {
  n: number
  day: number
  sellerId: number
  piles: readonly DemoPile[]
}

function drawn(random: Random, { n, day, piles, sellerId }: Place): DrawnAlarm {
  const level = random.weighted(shares) + 1
  const { code, isGuns } = random.pick(codesOf(level))
  const pile = random.pick(piles)
  const first = startOfDay(day) + random.int(0, DAY / 1_000 - 1) * 1_000
  const recover = first + 2 * MINUTE + Math.round(random.exponential(28)) * MINUTE
  const again = random.chance(0.25) ? random.int(1, 7) : 0
  const isMinor = level > MINOR
  const needsHand = !isMinor || (level === WARNING && random.chance(0.1))
  const { ops, repair, admin } = staff(sellerId)
  return {
    n: n % 1_000,
    pile,
    gun: isGuns ? random.pick(pile.guns) : null,
    code,
    level,
    first,
    last: again > 0 ? Math.min(recover, first + again * MINUTE) : first,
    count: 1 + again,
    recover,
    handling: HANDLED,
    handleUser: needsHand ? random.pick([ops, repair ?? admin, repair ?? ops]) : null,
    handleTime: needsHand ? recover + random.int(5, 300) * MINUTE : recover,
    note: needsHand ? random.pick(notes) : null,
    workOrderId: needsHand ? idAt(first + 3 * MINUTE, n % 1_000) : null,
  }
}
