import { figures } from '@ampdeck/api/figures/figures'
import { texts } from '@ampdeck/api/texts'

/** What the analyses of members say alike. */
export const analysisWords = texts({
  active: figures.activeMembers.label,
  registered: figures.newMembers.label,
  orders: ['Orders of members', '会员订单'],
  spend: ['Spend', '消费'],
  how: [
    'Active: members with a finished order with energy that ended in these days; each counts once. New: members who registered in these days, wherever they charge. Spend is what was payable. The days before are compared up to the same hour. Repeat rate: of the members who charged in the last 30 days, those who charged at least twice. Retention n: of the members whose first charge was in a month, how many charged again n months later; months that have not ended are left out. Distributions of one station cover the members who prefer it.',
    '活跃：在所选日期内有已完成且有电量订单的会员，每人计一次。新增：在所选日期内注册的会员，不限场站。消费为应付金额。与前一周期比较至同一小时。复充率：近 30 天内充电两次及以上的会员 ÷ 充过电的会员。第 n 月留存：首次充电在某月的会员中，n 个月后再次充电的比例，未结束的月份不计。选择场站时，分布仅含偏好该场站的会员。',
  ],
})
