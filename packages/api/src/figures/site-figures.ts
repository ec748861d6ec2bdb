import { powerLossTexts } from '../bill/power-loss-record.texts.ts'
import { FEN_PER_WH, type Figure, HOUR, SHARE } from './figure.ts'

const gridIn = (en: string, zh: string, sum: string) =>
  ({
    label: [`Grid, ${en.toLowerCase()}`, `电网${zh}时电量`],
    unit: 'energy',
    riseIs: 'neither',
    source: 'sites',
    plus: [sum],
    meaning: [
      `Energy from the grid in the ${en.toLowerCase()} period of the station's billing model`,
      `场站计费模型${zh}时段内的电网电量`,
    ],
  }) as const satisfies Figure

const minutesIn = (en: string, zh: string, sum: string) =>
  ({
    label: [en, `${zh}时长`],
    unit: 'hours',
    riseIs: 'neither',
    source: 'inverters',
    plus: [sum],
    meaning: [
      `Time in which inverters reported a state of the group ${en.toLowerCase()}`,
      `逆变器上报${zh}类状态的时长`,
    ],
  }) as const satisfies Figure

/** What sites take from the grid, what becomes of it, and what their PV gives. */
export const siteFigures = {
  gridWh: {
    label: ['From the grid', '电网电量'],
    unit: 'energy',
    riseIs: 'neither',
    source: 'sites',
    plus: ['gridWh'],
    meaning: [
      'Readings of the site meters less PV energy, by quarter-hour; for a site without a meter, the energy of its piles',
      '按刻钟计：场站总表电量 − 光伏电量；无总表的场站以电桩电量计',
    ],
  },
  gridSharpWh: gridIn('Sharp', '尖', 'gridSharpWh'),
  gridPeakWh: gridIn('Peak', '峰', 'gridPeakWh'),
  gridFlatWh: gridIn('Flat', '平', 'gridFlatWh'),
  gridValleyWh: gridIn('Valley', '谷', 'gridValleyWh'),
  sitePileWh: {
    label: ['Piles', '电桩电量'],
    unit: 'energy',
    riseIs: 'neither',
    source: 'sites',
    plus: ['pileWh'],
    meaning: [
      'Energy of the piles by the time of delivery, including running orders',
      '电桩输出电量，按输出时间计，含进行中的订单',
    ],
  },
  pvUsedWh: {
    label: ['PV used on site', '光伏自用'],
    unit: 'energy',
    source: 'pvUse',
    plus: ['pvUsedWh'],
    meaning: [
      'PV energy of each quarter-hour up to what the site consumed in it',
      '每刻钟内不超过场站用电的光伏电量',
    ],
  },
  fedInWh: {
    label: ['Fed into the grid', '上网电量'],
    unit: 'energy',
    riseIs: 'neither',
    source: 'pvUse',
    plus: ['pvWh'],
    minus: ['pvUsedWh'],
    meaning: [
      'PV energy of each quarter-hour above what the site consumed in it',
      '每刻钟内超出场站用电的光伏电量',
    ],
  },
  selfUse: {
    k: 'K21',
    label: ['PV self-use', '光伏自用率'],
    unit: 'percent',
    source: 'pvUse',
    plus: ['pvUsedWh'],
    over: ['pvWh'],
    times: SHARE,
    meaning: ['PV energy used on site ÷ PV energy produced', '光伏自用电量 ÷ 光伏发电量'],
  },
  demandPeakW: {
    label: ['Demand peak', '最大需量'],
    unit: 'power',
    riseIs: 'bad',
    source: 'sites',
    plus: ['peakW'],
    meaning: [
      'The highest mean power of a site in a quarter of an hour; of several sites the highest of them',
      '单个站点刻钟平均功率的最大值；多个站点取其中最大',
    ],
  },
  pilePeakW: {
    label: ['Peak power', '峰值功率'],
    unit: 'power',
    riseIs: 'neither',
    source: 'sites',
    plus: ['pilePeakW'],
    meaning: [
      'The highest mean power of the piles of a site in a quarter of an hour; of several sites the highest of them',
      '单个站点电桩刻钟平均功率的最大值；多个站点取其中最大',
    ],
  },
  purchaseFen: {
    label: ['Purchase cost', '购电成本'],
    unit: 'money',
    riseIs: 'neither',
    source: 'purchases',
    plus: ['purchaseFen'],
    unknownWithout: true,
    meaning: [
      'Bills of the grid meters, each spread over the days of its month by the energy from the grid; a month without a bill has none yet',
      '电网电表费用单金额，按电网电量分摊到当月各日；尚无费用单的月份为空',
    ],
  },
  marginPrice4: {
    label: ['Margin per kWh', '每 kWh 毛利'],
    unit: 'price',
    source: 'purchases',
    plus: ['incomeFen'],
    minus: ['purchaseFen'],
    over: ['energyWh'],
    times: FEN_PER_WH,
    meaning: [
      '(Net income − purchase cost) ÷ energy of the orders, of days whose purchase cost is known',
      '（净收入 − 购电成本）÷ 订单电量，仅含已有购电成本的日期',
    ],
  },
  siteMeterWh: {
    label: powerLossTexts.gridWh,
    unit: 'energy',
    riseIs: 'neither',
    source: 'losses',
    plus: ['recordedWh'],
    meaning: [
      'Readings of the site meters in the loss records: what came from the grid and from own PV',
      '电损记录中的场站总表读数，含电网电量与自用光伏电量',
    ],
  },
  auxWh: {
    label: ['Auxiliary', '辅助用电'],
    unit: 'energy',
    riseIs: 'neither',
    source: 'losses',
    plus: ['auxWh'],
    meaning: ['Auxiliary energy of the loss records', '电损记录中的辅助用电'],
  },
  lossWh: {
    label: ['Loss', '电损'],
    unit: 'energy',
    riseIs: 'bad',
    source: 'losses',
    plus: ['lossWh'],
    meaning: ['Site meter − piles − auxiliary of the loss records', '电损记录中：总表 − 电桩 − 辅助用电'],
  },
  lossRate: {
    k: 'K20',
    label: ['Loss rate', '电损率'],
    unit: 'percent',
    riseIs: 'bad',
    source: 'losses',
    plus: ['lossWh'],
    over: ['recordedWh'],
    times: SHARE,
    meaning: [
      '(Site meter − piles − auxiliary) ÷ site meter, of the loss records',
      '电损记录中：（总表 − 电桩 − 辅助用电）÷ 总表',
    ],
  },
  pvWh: {
    label: ['PV produced', '光伏发电'],
    unit: 'energy',
    source: 'inverters',
    plus: ['producedWh'],
    meaning: ['Energy of the inverters', '逆变器发电量'],
  },
  fullLoadMinutes: {
    label: ['Full-load hours', '等效利用小时'],
    unit: 'hours',
    source: 'inverters',
    plus: ['producedWh'],
    over: ['inverterW'],
    times: HOUR,
    meaning: [
      'PV energy ÷ rated power of the inverters: the hours at full power that give as much',
      '光伏发电量 ÷ 逆变器额定功率，即等效满发小时数',
    ],
  },
  pvFaultMinutes: minutesIn('Fault', '故障', 'faultMinutes'),
  pvStandbyMinutes: minutesIn('Standby', '待机', 'standbyMinutes'),
  pvOtherMinutes: minutesIn('Other', '其他', 'otherMinutes'),
} as const satisfies Record<string, Figure>
