import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { period } from '@ampdeck/api/enumerations/order'
import { costModelState } from '@ampdeck/api/enumerations/tariff'
import { DAY, dayNumber, formatDate, parseTimestamp, startOfDay } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'

const { sharp: SHARP, peak: PEAK, flat: FLAT, valley: VALLEY } = period.code
const { issued: ISSUED, replaced: REPLACED, cancelled: CANCELLED } = costModelState.code
const [GENERAL, FLEET] = [1, 2]
const BY_PERIOD = 1
/** Prices are issued some days before they hold. */
const ISSUED_BEFORE = 3 * DAY

/** Energy and service price of a period, in 0.0001 yuan per kWh. */
type Price = readonly [ePrice4: number, sPrice4: number]

interface Tariff {
  /** Hour after hour: S, P, F or V. */
  hours: string
  S: Price
  P: Price
  F: Price
  V: Price
}

interface Model {
  sellerId: number
  code: string
  name: string
  scope: number
  /** The tariff of the version in force; each version before it was a little cheaper. */
  tariff: Tariff
  /** The number of the first version that is kept, and the days from which each version is in force. */
  firstNo: number
  effective: string[]
}

/** In force since before any history begins. */
const ALWAYS = '2020-01-01'
const south = 'VVVVVVVVFFPPFFPPSPPFFFFF'
const east = 'VVVVVVVVPPPFFPPPPFFPPPFV'
const north = 'VVVVVVVFFFPPPFFFFFPPPPFV'

const guangdong: Tariff = {
  hours: south,
  V: [3_125, 3_500],
  F: [6_852, 4_500],
  P: [11_203, 5_000],
  S: [13_987, 5_200],
}
const shanghai: Tariff = {
  hours: east,
  V: [3_260, 3_800],
  F: [6_720, 4_800],
  P: [10_950, 5_200],
  S: [13_100, 5_400],
}
const jiangsu: Tariff = {
  hours: east,
  V: [3_090, 3_600],
  F: [6_510, 4_600],
  P: [10_680, 5_000],
  S: [12_900, 5_200],
}
const zhejiang: Tariff = {
  hours: east,
  V: [3_040, 3_600],
  F: [6_630, 4_600],
  P: [10_880, 5_100],
  S: [13_050, 5_300],
}
const beijing: Tariff = {
  hours: north,
  V: [3_480, 4_000],
  F: [7_120, 5_200],
  P: [11_560, 5_800],
  S: [14_020, 6_000],
}
const inland: Tariff = {
  hours: north,
  V: [3_210, 3_400],
  F: [6_380, 4_300],
  P: [10_240, 4_800],
  S: [12_480, 5_000],
}

/** The tariff of a depot: the same energy, a smaller service fee. */
function depot(tariff: Tariff): Tariff {
  const half = ([ePrice4, sPrice4]: Price): Price => [ePrice4, sPrice4 / 2]
  return { ...tariff, V: half(tariff.V), F: half(tariff.F), P: half(tariff.P), S: half(tariff.S) }
}

function model(code: string, name: string, tariff: Tariff, firstNo: number, ...effective: string[]): Model {
  const scope = name.includes('公交') || name.includes('货运') ? FLEET : GENERAL
  return { sellerId: SKYLINE, code, name, scope, tariff, firstNo, effective: [ALWAYS, ...effective] }
}

const models: Model[] = [
  model('GD-STD', '广东标准', guangdong, 1, '2025-03-01', '2026-01-01'),
  model('GD-BUS', '广东公交', depot(guangdong), 1, '2025-10-01'),
  model('GD-FRT', '广东货运', depot(guangdong), 1, '2025-01-01', '2025-09-01', '2026-03-01'),
  model('GD-HWY', '广东高速', { ...guangdong, F: [7_252, 5_600], P: [11_603, 6_000] }, 1, '2025-10-01'),
  model('SH-OFF', '上海办公', shanghai, 3, '2025-07-01', '2026-02-01'),
  model('SH-STD', '上海标准', shanghai, 1, '2025-04-01', '2026-02-01'),
  model('JS-STD', '江苏标准', jiangsu, 1, '2025-12-01'),
  model('ZJ-STD', '浙江标准', zhejiang, 1, '2025-05-01', '2025-12-01'),
  model('ZJ-FRT', '浙江货运', depot(zhejiang), 1),
  model('BJ-STD', '北京标准', beijing, 2, '2024-12-01', '2025-05-01', '2025-10-01', '2026-04-01'),
  model('BJ-BUS', '北京公交', depot(beijing), 1, '2025-11-01'),
  model('NC-STD', '内陆标准', inland, 1),
  { ...model('FJ-STD', '福建标准', jiangsu, 1, '2025-08-01'), sellerId: RIVERSIDE },
  { ...model('JX-STD', '江西标准', inland, 1), sellerId: RIVERSIDE },
]

export interface DemoVersion {
  id: number
  no: number
  effectiveTime: number
  periods: TariffPeriod[]
}

const numbered = models.map((one, index) => ({ ...one, n: index + 1, versions: versionsOf(one, index + 1) }))
const byCode = new Map(numbered.map((one) => [`${one.sellerId} ${one.code}`, one]))

export function costModelId(sellerId: number, code: string): number {
  return demoId(sellerId, 'costModel', byCode.get(`${sellerId} ${code}`)?.n ?? 0)
}

/** The version of a cost model that is in force at an instant. */
export function versionInForce(sellerId: number, code: string, at: number): DemoVersion {
  const versions = byCode.get(`${sellerId} ${code}`)?.versions ?? []
  const found = versions.findLast(({ effectiveTime }) => effectiveTime <= at)
  if (!found) throw new RangeError(`No version of ${code} is in force on ${formatDate(at)}.`)
  return found
}

function versionsOf({ sellerId, tariff, firstNo, effective }: Model, n: number): DemoVersion[] {
  return effective.map((date, index) => ({
    id: demoId(sellerId, 'costModelVersion', n * 100 + firstNo + index),
    no: firstNo + index,
    effectiveTime: parseTimestamp(date),
    periods: periodsOf(tariff, 150 * (effective.length - 1 - index)),
  }))
}

/** Hours of the same period in a row are one row of the tariff. */
function periodsOf(tariff: Tariff, cheaper: number): TariffPeriod[] {
  const codes = { S: SHARP, P: PEAK, F: FLAT, V: VALLEY }
  const runs = [...tariff.hours.matchAll(/S+|P+|F+|V+/g)]
  return runs.map((run) => {
    const key = run[0].charAt(0) as keyof typeof codes
    const [ePrice4, sPrice4] = tariff[key]
    return {
      from: hourOf(run.index),
      to: hourOf(run.index + run[0].length),
      period: codes[key],
      ePrice4: ePrice4 - cheaper,
      sPrice4: sPrice4 - cheaper / 3,
    }
  })
}

function hourOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

/** The version after the last one, a little dearer: its time is still to come. */
export function upcoming(now: number, code: string, state: number) {
  const one = byCode.get(`${SKYLINE} ${code}`)
  const last = one?.versions.at(-1)
  if (!one || !last) throw new RangeError(`There is no model ${code}.`)
  const dearer = ({ sPrice4, ...period }: TariffPeriod) => ({ ...period, sPrice4: sPrice4 + 200 })
  return {
    id: demoId(SKYLINE, 'costModelVersion', one.n * 100 + last.no + 1),
    costModelId: costModelId(SKYLINE, code),
    no: last.no + 1,
    state,
    effectiveTime: startOfDay(dayNumber(now) + 7),
    periods: last.periods.map(dearer),
  }
}

export const part: DemoPart = {
  name: 'costModels',
  after: ['sellers'],
  async prepare({ now }, { copy }) {
    const current = ({ versions }: { versions: DemoVersion[] }) =>
      versions.findLast(({ effectiveTime }) => effectiveTime <= now)?.no ?? 1
    await copy(
      'costModel',
      numbered.map((one) => ({
        ...standard(one.sellerId, 'costModel', one.n, one.versions[0]?.effectiveTime ?? 0),
        code: one.code,
        name: one.name,
        scope: one.scope,
        currentVersion: current(one),
        state: ISSUED,
      })),
    )
    await copy(
      'costModelVersion',
      numbered.flatMap((one) =>
        one.versions.map(({ id, no, effectiveTime, periods }) => ({
          ...standard(one.sellerId, 'costModelVersion', id % 100_000_000, effectiveTime),
          costModelId: costModelId(one.sellerId, one.code),
          no,
          effectiveTime,
          periods: JSON.stringify(periods),
          serviceMode: BY_PERIOD,
          serviceParam: '{}',
          state: no === current(one) ? ISSUED : REPLACED,
          issueUser: demoId(one.sellerId, 'user', 1),
          issueTime: effectiveTime - ISSUED_BEFORE,
        })),
      ),
    )
    await copy(
      'costModelVersion',
      [upcoming(now, 'ZJ-STD', ISSUED), upcoming(now, 'JS-STD', CANCELLED)].map((version) => ({
        ...standard(SKYLINE, 'costModelVersion', version.id % 100_000_000, now - DAY),
        ...version,
        periods: JSON.stringify(version.periods),
        ...{ serviceMode: BY_PERIOD, serviceParam: '{}' },
        ...{ issueUser: demoId(SKYLINE, 'user', 1), issueTime: now - DAY },
      })),
    )
  },
}
