import type { CodeOf } from '@ampdeck/api/enumeration'
import type { billDimension } from '@ampdeck/api/enumerations/order'
import { type Text, texts } from '@ampdeck/api/texts'

export const pageTexts = texts({
  by: ['By', '按'],
  across: ['Split by', '再按'],
  notRead: ['The statistics could not be loaded', '统计加载失败'],
  measure: ['Figure', '指标'],
  energy: ['Energy', '电量'],
  money: ['Payable', '应付'],
  fees: ['Fees', '电费与服务费'],
  orders: ['Orders', '订单数'],
  pivot: ['{measure} by {by}, split by {across}', '{measure}：按{by}，再按{across}'],
  share: ['{measure} by {across}', '{measure}：按{across}'],
  nothing: ['No finished orders in this period', '该时段内没有已完成订单'],
})

export const MEASURES = ['energy', 'money', 'orders'] as const
export type Measure = (typeof MEASURES)[number]

/** A tariff period has no discounts: its two fees are all the money that is known of it. */
export function measureName(measure: Measure, of: readonly CodeOf<typeof billDimension>[]): Text {
  return pageTexts[measure === 'money' && of.includes('period') ? 'fees' : measure]
}
