import type { OccupyRule } from '@ampdeck/api/billing/occupy'
import { memberLevel } from '@ampdeck/api/enumerations/member'
import { parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { demoStations } from '../../config/station/station.demo.ts'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { demoSellers } from '../../demo/sellers.ts'
import { demoFleets } from '../../member/demo/fleets.demo.ts'

const CREATED = parseTimestamp('2023-03-01')
const [ALWAYS_FROM, ALWAYS_TO] = ['2023-03-01', '2099-12-31']
const ON = 1
const SERVICE_ONLY = 1
const FLAT_PRICE = 1
const KEEP = 0
const SELLER = 1

/** What standing at a gun costs, everywhere. */
export const occupyRule: OccupyRule = {
  freeMinutes: 30,
  stepMinutes: 30,
  stepFen: 500,
  capFen: 6_000,
  window: '00:00-24:00',
  graceMemberLevels: [memberLevel.code.blackGold],
}
/** Basis points off the service fee by member level. */
export const gradeBpsOff = [0, 0, 300, 500, 800, 1_000]
const growthFrom = [0, 0, 600, 2_000, 6_000, 20_000]
const pointFactors = [0, 100, 120, 150, 200, 300]
/** Stations with 10 % off the service fee, by their number. */
export const discounted = [1, 4, 10, 18]
export const DISCOUNT_BPS = 1_000
/** Fleets on monthly credit have a service price of their own. */
export const EXCLUSIVE_PRICE4 = 2_800

/** The rules by which the history was billed, and by which charges go on. */
export const part: DemoPart = {
  name: 'priceRules',
  after: ['stations', 'fleets'],
  async prepare(world, { copy, db }) {
    await copy(
      'occupyRule',
      demoSellers.map((sellerId) => ({
        ...standard(sellerId, 'occupyRule', 1, CREATED),
        name: '标准占位规则',
        freeMinutes: occupyRule.freeMinutes,
        stepMinutes: occupyRule.stepMinutes,
        stepFen: occupyRule.stepFen,
        capFen: occupyRule.capFen,
        timeWindow: occupyRule.window,
        graceMemberLevels: [...occupyRule.graceMemberLevels],
        remind: ON as 1,
      })),
    )
    for (const sellerId of demoSellers)
      await sql`update station set occupy_rule_id = ${demoId(sellerId, 'occupyRule', 1)}
        where seller_id = ${sellerId}`.execute(db)
    await copy(
      'siteDiscount',
      demoSellers.map((sellerId) => ({
        ...standard(sellerId, 'siteDiscount', 1, CREATED),
        name: '场站服务费九折',
        stationIds: demoStations(world)
          .filter((station) => station.sellerId === sellerId && discounted.includes(station.no))
          .map(({ id }) => id),
        fee: SERVICE_ONLY,
        bpsOff: DISCOUNT_BPS,
        timeWindow: '00:00-24:00',
        validFrom: ALWAYS_FROM,
        validTo: ALWAYS_TO,
        state: ON,
        bearer: SELLER,
      })),
    )
    await copy(
      'exclusiveStrategy',
      demoFleets(world)
        .filter(({ creditLimitFen }) => creditLimitFen > 0)
        .map(({ id, n, name, sellerId }) => ({
          ...standard(sellerId, 'exclusiveStrategy', n, CREATED),
          name: `${name}专享价`,
          groupId: id,
          memberTag: null,
          servicePriceMode: FLAT_PRICE,
          value: EXCLUSIVE_PRICE4,
          ePriceMode: KEEP,
          ePrice4: null,
          validFrom: ALWAYS_FROM,
          validTo: ALWAYS_TO,
          state: ON,
        })),
    )
    await copy(
      'memberGrade',
      demoSellers.flatMap((sellerId) =>
        memberLevel.codes.map((level) => ({
          ...standard(sellerId, 'memberGrade', level, CREATED),
          level,
          name: memberLevel.label(level, 'zh-CN'),
          growthFrom: growthFrom[level] ?? 0,
          serviceBpsOff: gradeBpsOff[level] ?? 0,
          pointFactor: pointFactors[level] ?? 100,
        })),
      ),
    )
  },
}
