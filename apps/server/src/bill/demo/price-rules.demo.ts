import type { OccupyRule } from '@ampdeck/api/billing/occupy'
import { activeState, memberLevel } from '@ampdeck/api/enumerations/member'
import {
  discountBearer,
  discountFee,
  exclusiveEnergy,
  exclusiveService,
} from '@ampdeck/api/enumerations/tariff'
import { DAY, formatDate, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { demoStations } from '../../config/station/station.demo.ts'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { demoSellers } from '../../demo/sellers.ts'
import { demoFleets } from '../../member/demo/fleets.demo.ts'

const CREATED = parseTimestamp('2023-03-01')
const [ALWAYS_FROM, ALWAYS_TO] = ['2023-03-01', '2099-12-31']
const { on: ON, off: OFF } = activeState.code
const { service: SERVICE_ONLY, all: ALL_FEES } = discountFee.code
const { flat: FLAT_PRICE, off: PERCENT_OFF } = exclusiveService.code
const KEEP = exclusiveEnergy.code.keep
const { seller: SELLER, siteOwner: SITE_OWNER } = discountBearer.code
const WEEKEND = [6, 7] as const
/** Numbers behind those of the fleets. */
const OF_TAGS = 900_000

/** What standing at a gun costs, everywhere. */
export const occupyRule: OccupyRule = {
  freeMinutes: 30,
  stepMinutes: 30,
  stepFen: 500,
  capFen: 6_000,
  window: '00:00-24:00',
  graceMemberLevels: [memberLevel.code.blackGold],
}
/** Rules for stations where cars must not stay: none of the history was billed by them. */
const otherOccupyRules = [
  {
    ...{ name: '机场快充占位规则', freeMinutes: 15, stepMinutes: 15, stepFen: 800, capFen: 12_000 },
    ...{ window: '06:00-23:00', graceMemberLevels: [], remind: 1 },
  },
  {
    ...{ name: '小区夜间免占位费', freeMinutes: 60, stepMinutes: 60, stepFen: 300, capFen: 2_000 },
    ...{ window: '07:00-21:00', graceMemberLevels: [memberLevel.code.diamond], remind: 0 },
  },
] as const
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
  after: ['stations', 'fleets', 'tags'],
  async prepare(world, { copy, db }) {
    await copy(
      'occupyRule',
      demoSellers.flatMap((sellerId) =>
        [{ name: '标准占位规则', ...occupyRule, remind: ON as 1 }, ...otherOccupyRules].map(
          ({ window, graceMemberLevels, ...rule }, index) => ({
            ...standard(sellerId, 'occupyRule', index + 1, CREATED),
            ...rule,
            timeWindow: window,
            graceMemberLevels: [...graceMemberLevels],
          }),
        ),
      ),
    )
    for (const sellerId of demoSellers)
      await sql`update station set occupy_rule_id = ${demoId(sellerId, 'occupyRule', 1)}
        where seller_id = ${sellerId}`.execute(db)
    const stationIds = (sellerId: number, numbers: readonly number[]) =>
      demoStations(world)
        .filter((station) => station.sellerId === sellerId && numbers.includes(station.no))
        .map(({ id }) => id)
    const from = (days: number) => formatDate(world.now + days * DAY)
    await copy(
      'siteDiscount',
      demoSellers.flatMap((sellerId) =>
        [
          {
            ...{ name: '场站服务费九折', stationIds: stationIds(sellerId, discounted), bpsOff: DISCOUNT_BPS },
            ...{ validFrom: ALWAYS_FROM, validTo: ALWAYS_TO },
          },
          // None of these has lowered an order of the history.
          {
            ...{ name: '周末夜间八折', stationIds: stationIds(sellerId, [3, 7, 8]), bpsOff: 2_000 },
            ...{ weekdays: [...WEEKEND], timeWindow: '22:00-07:00', validFrom: from(0), validTo: from(120) },
          },
          {
            ...{ name: '节日全场九五折', stationIds: stationIds(sellerId, [2, 5]), bpsOff: 500 },
            ...{ fee: ALL_FEES, bearer: SITE_OWNER, validFrom: from(14), validTo: from(21) },
          },
          {
            ...{ name: '午间会员日', stationIds: stationIds(sellerId, [2, 6]), bpsOff: 1_500, state: OFF },
            ...{ timeWindow: '11:00-14:00', validFrom: from(0), validTo: from(60) },
          },
        ].map((discount, index) => ({
          ...standard(sellerId, 'siteDiscount', index + 1, CREATED),
          ...{ fee: SERVICE_ONLY, weekdays: [], timeWindow: '00:00-24:00', state: ON, bearer: SELLER },
          ...discount,
        })),
      ),
    )
    await copy(
      'exclusiveStrategy',
      demoFleets(world)
        .filter(({ creditLimitFen }) => creditLimitFen > 0)
        .map(({ id, n, name, sellerId }) => ({
          ...standard(sellerId, 'exclusiveStrategy', n, CREATED),
          name: `${name}专享价`,
          groupId: id,
          tagId: null,
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
      'exclusiveStrategy',
      demoSellers.flatMap((sellerId) =>
        [
          {
            ...{ name: '夜间充电专享', tag: 3, value: 1_500 },
            ...{ validFrom: from(0), validTo: from(180) },
          },
          {
            ...{ name: '网约车春节价', tag: 4, value: 2_000 },
            ...{ validFrom: from(30), validTo: from(45) },
          },
          {
            ...{ name: '新会员体验价', tag: 6, value: 5_000, state: OFF },
            validFrom: from(0),
            validTo: from(90),
          },
        ].map(({ tag, ...strategy }, index) => ({
          ...standard(sellerId, 'exclusiveStrategy', OF_TAGS + index, CREATED),
          ...{ groupId: null, tagId: demoId(sellerId, 'tag', tag), servicePriceMode: PERCENT_OFF },
          ...{ ePriceMode: KEEP, ePrice4: null, state: ON },
          ...strategy,
        })),
      ),
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
