import { billTexts } from '../bill/bill.texts.ts'
import { FEN_PER_WH, type Figure, SHARE } from './figure.ts'

const energyIn = (en: string, zh: string, sum: string) =>
  ({
    label: [`${en} energy`, `${zh}电量`],
    unit: 'energy',
    source: 'lines',
    plus: [sum],
    meaning: [`Energy of the bill lines in the ${en.toLowerCase()} period`, `账单明细中${zh}时段的电量`],
  }) as const satisfies Figure

/** What bill lines come to: the one place where the tariff period of energy is known. */
export const lineFigures = {
  lineWh: {
    label: ['Billed energy', '计费电量'],
    unit: 'energy',
    source: 'lines',
    plus: ['lineWh'],
    meaning: ['Energy of the bill lines of finished orders', '已完成订单账单明细的电量之和'],
  },
  lineEnergyFeeFen: {
    label: billTexts.eFeeFen,
    unit: 'money',
    source: 'lines',
    plus: ['lineEnergyFeeFen'],
    meaning: ['Energy fees of the bill lines, before discounts', '账单明细的电费之和，优惠前'],
  },
  lineServiceFeeFen: {
    label: billTexts.sFeeFen,
    unit: 'money',
    source: 'lines',
    plus: ['lineServiceFeeFen'],
    meaning: ['Service fees of the bill lines, before discounts', '账单明细的服务费之和，优惠前'],
  },
  linePrice4: {
    label: ['Price before discounts', '优惠前单价'],
    unit: 'price',
    riseIs: 'neither',
    source: 'lines',
    plus: ['lineEnergyFeeFen', 'lineServiceFeeFen'],
    over: ['lineWh'],
    times: FEN_PER_WH,
    meaning: ['Energy fee and service fee ÷ energy, before discounts', '电费与服务费 ÷ 电量，优惠前'],
  },
  sharpWh: energyIn('Sharp', '尖', 'sharpWh'),
  peakWh: energyIn('Peak', '峰', 'peakWh'),
  flatWh: energyIn('Flat', '平', 'flatWh'),
  valleyWh: energyIn('Valley', '谷', 'valleyWh'),
  valleyShare: {
    k: 'K24',
    label: ['Valley share', '谷电占比'],
    unit: 'percent',
    source: 'lines',
    plus: ['valleyWh'],
    over: ['lineWh'],
    times: SHARE,
    meaning: ['Energy in the valley period ÷ energy', '谷时段电量 ÷ 电量'],
  },
} as const satisfies Record<string, Figure>
