import { activeState } from '@ampdeck/api/enumerations/member'
import { strategyKind } from '@ampdeck/api/enumerations/strategy'
import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { demoStations } from '../station/station.demo.ts'

const CREATED = parseTimestamp('2024-01-08')
const { full, amount, energy, minutes, soc, powerCurve } = strategyKind.code
const { on: ON, off: OFF } = activeState.code

/** From 10 to 15 o'clock, when the city pays for what is not drawn. */
const noon = Array.from({ length: 24 }, (_, hour) => (hour >= 10 && hour < 15 ? 60 : 100))
const evening = Array.from({ length: 24 }, (_, hour) => (hour >= 18 && hour < 22 ? 70 : 100))

const none = {
  amountFen: null,
  energyWh: null,
  minutes: null,
  soc: null,
  curve: [] as number[],
  remark: null,
}
/** Wide enough that the charges of the history keep to them; `places` are the seller's stations, the first is 0. */
const strategies = [
  { name: '景区日间限时', nameEn: 'Day visitors', kind: minutes, minutes: 600, places: [2] },
  { name: '公交夜间限量', nameEn: 'Night buses', kind: energy, energyWh: 400_000, places: [4, 5] },
  { name: '单次限额', nameEn: 'Amount a charge', kind: amount, amountFen: 80_000, places: [1, 3] },
  { name: '保护电池', nameEn: 'Battery care', kind: soc, soc: 95, places: [6], state: OFF },
  { name: '充满即止', nameEn: 'Until full', kind: full, places: [0] },
  { name: '午间需求响应', nameEn: 'Noon response', kind: powerCurve, curve: noon, places: [0, 3] },
  { name: '晚高峰限功率', nameEn: 'Evening peak', kind: powerCurve, curve: evening, places: [1], state: OFF },
]

export const part: DemoPart = {
  name: 'chargeStrategies',
  after: ['stations'],
  async prepare(world, { copy }) {
    const rows = [SKYLINE, RIVERSIDE].flatMap((sellerId) => {
      const stations = demoStations(world).filter((station) => station.sellerId === sellerId)
      return strategies
        .slice(0, sellerId === SKYLINE ? undefined : 2)
        .map(({ places, ...strategy }, index) => ({
          ...standard(sellerId, 'chargeStrategy', index + 1, CREATED),
          ...none,
          state: ON,
          ...strategy,
          stationIds: places.flatMap((place) => stations[place]?.id ?? []),
        }))
    })
    await copy('chargeStrategy', rows)
  },
}
