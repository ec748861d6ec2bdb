import { activeState } from '@ampdeck/api/enumerations/member'
import { weatherAction, weatherMeasure } from '@ampdeck/api/enumerations/strategy'
import { parseTimestamp } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { listedStations } from '../station/station-list.ts'

const CREATED = parseTimestamp('2024-01-08')
const { on: ON, off: OFF } = activeState.code
const { temperatureAbove, temperatureBelow, rainAbove, windAbove } = weatherMeasure.code
const { limitPower, pauseOccupy, notice } = weatherAction.code

const rules = [
  {
    name: '高温降功率',
    nameEn: 'Heat',
    measure: temperatureAbove,
    threshold: 38,
    action: limitPower,
    percent: 80,
    state: ON,
  },
  {
    name: '暴雨免占位费',
    nameEn: 'Heavy rain',
    measure: rainAbove,
    threshold: 16,
    action: pauseOccupy,
    percent: null,
    state: ON,
  },
  {
    name: '大风提醒',
    nameEn: 'Strong wind',
    measure: windAbove,
    threshold: 8,
    action: notice,
    percent: null,
    state: ON,
  },
  {
    name: '低温降功率',
    nameEn: 'Frost',
    measure: temperatureBelow,
    threshold: -10,
    action: limitPower,
    percent: 90,
    state: OFF,
  },
]

export const part: DemoPart = {
  name: 'weatherConfigs',
  after: ['sellers'],
  async prepare(_world, { copy }) {
    await copy(
      'weatherConfig',
      [SKYLINE, RIVERSIDE].flatMap((sellerId) => {
        const cities = [
          ...new Set(
            listedStations.filter((one) => one.sellerId === sellerId).map(({ cityCode }) => cityCode),
          ),
        ]
        const northern = cities.find((code) => code.startsWith('11'))
        return rules.map((rule, index) => ({
          ...standard(sellerId, 'weatherConfig', index + 1, CREATED),
          ...rule,
          // No frost in the south.
          cityCode:
            (rule.measure === temperatureBelow && northern) || (cities[index % cities.length] ?? '440300'),
          activeSince: null,
        }))
      }),
    )
  },
}
