import { texts } from '@ampdeck/api/texts'

export const clockTexts = texts({
  unit: ['yuan/kWh', '元/kWh'],
  period: ['Period', '时段'],
  time: ['Time', '时间'],
  energyPrice: ['Energy price', '电价'],
  servicePrice: ['Service price', '服务费单价'],
  sum: ['Sum', '合计'],
  average: ['Average', '日均'],
  now: ['now {period} {price}', '当前{period} {price}'],
  gapNow: ['no price now', '当前无价格'],
  next: ['{period} in {time}', '{time} 后转{period}'],
  change: ['{period} from {time}', '{time} 起{period}'],
  charge: ['charge {from}–{to}', '充电 {from}–{to}'],
  minutes: ['{count} min', '{count} 分钟'],
  empty: ['No periods', '暂无时段'],
  invalid: [
    '{count} place with a gap or an overlap | {count} places with a gap or an overlap',
    '有 {count} 处空缺或重叠',
  ],
  compared: ['{after} outside, {before} inside', '外圈为{after}，内圈为{before}'],
  differences: ['Differences', '差异'],
  same: ['Both versions are the same', '两个版本相同'],
  none: ['none', '无'],
  changedTime: ['{hours} h of the day change', '每天有 {hours} 小时发生变化'],
})
