import { feedbackCategory, feedbackSource, feedbackState } from '@ampdeck/api/member/feedback'
import { DAY, HOUR } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'

const { fault, suggestion, billing, other } = feedbackCategory.code
const { open, replied, closed } = feedbackState.code
const { console: CONSOLE, app: APP } = feedbackSource.code

interface Written {
  days: number
  source: number
  category: number
  content: string
  state: number
  reply?: string
}

const written: readonly Written[] = [
  {
    days: 1,
    source: APP,
    category: fault,
    content: '深圳机场 0003 号桩 A 枪插上后没有反应，换了一把才能充电',
    state: open,
  },
  { days: 2, source: APP, category: billing, content: '占位费从什么时候开始计算', state: open },
  { days: 4, source: CONSOLE, category: suggestion, content: '希望工单列表可以按区域汇总', state: open },
  {
    days: 6,
    source: APP,
    category: billing,
    content: '昨天的订单金额比平时高',
    state: replied,
    reply: '该时段为尖峰电价，账单明细已发送，请查收',
  },
  {
    days: 9,
    source: CONSOLE,
    category: suggestion,
    content: '导出文件希望增加场站编号',
    state: replied,
    reply: '已列入计划，下个版本提供',
  },
  {
    days: 15,
    source: APP,
    category: fault,
    content: '深圳福田中心地锁没有降下',
    state: closed,
    reply: '地锁已更换，感谢反馈',
  },
  { days: 21, source: APP, category: other, content: '停车场入口指示牌不明显', state: closed },
]

/** What members and colleagues wrote, in each state. */
export const part: DemoPart = {
  name: 'feedback',
  after: ['users', 'members'],
  async prepare({ anchor }, { copy }) {
    await copy(
      'feedback',
      written.map(({ days, source, category, content, state, reply }, index) => {
        const createTime = anchor - days * DAY - index * HOUR
        return {
          ...standard(SKYLINE, 'feedback', index + 1, createTime),
          createUser: source === CONSOLE ? demoId(SKYLINE, 'user', 4) : null,
          source,
          memberId: source === APP ? demoId(SKYLINE, 'member', index + 1) : null,
          category,
          content,
          pictures: [],
          phone: null,
          state,
          reply: reply ?? null,
          replyUser: reply ? demoId(SKYLINE, 'user', 1) : null,
          replyTime: reply ? createTime + 5 * HOUR : null,
        }
      }),
    )
  },
}
