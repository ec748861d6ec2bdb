import { smsScene } from '@ampdeck/api/enumerations/system'
import { DAY } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'

const { occupyOver, balanceLow } = smsScene.code

const templates = [
  {
    n: 1,
    sellerId: SKYLINE,
    scene: occupyOver,
    content: '{station}的免费停放时间已到，请尽快驶离，以便其他车主充电。',
    contentEn: 'Your free minutes at {station} are over: please make room for the next car.',
    state: 1,
  },
  {
    n: 1,
    sellerId: RIVERSIDE,
    scene: balanceLow,
    content: '江畔能源提醒：{fleet}余额 {balance} 元，低于 {threshold} 元。',
    contentEn: 'Riverside Power: {fleet} has {balance} yuan left, less than {threshold} yuan.',
    state: 2,
  },
]

/** A text of each seller's own, and a signature; what is sent is the network's own doing. */
export const part: DemoPart = {
  name: 'sms',
  after: ['users'],
  async prepare({ anchor }, { copy }) {
    await copy('smsConfig', [
      { ...standard(RIVERSIDE, 'smsConfig', 1, anchor - 300 * DAY), sign: '江畔能源' },
    ])
    await copy(
      'smsTemplate',
      templates.map(({ n, sellerId, ...template }) => ({
        ...standard(sellerId, 'smsTemplate', n, anchor - 90 * DAY),
        ...template,
      })),
    )
  },
}
