import { DAY } from '@ampdeck/api/time'
import type { DemoPart } from '../demo/part.ts'
import { standard } from '../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../demo/sellers.ts'

const configs = [
  { n: 1, sellerId: SKYLINE, channel: 'Alipay', merchantNo: '2088100010001', appId: 'app10001', feeBps: 60 },
  { n: 2, sellerId: SKYLINE, channel: 'WeChatPay', merchantNo: '1600010001', appId: 'wx10001', feeBps: 54 },
  {
    n: 1,
    sellerId: RIVERSIDE,
    channel: 'Alipay',
    merchantNo: '2088100010002',
    appId: 'app10002',
    feeBps: 60,
  },
  { n: 2, sellerId: RIVERSIDE, channel: 'WeChatPay', merchantNo: '1600010002', appId: 'wx10002', feeBps: 60 },
] as const

/** The contracts of both sellers with both channels. */
export const part: DemoPart = {
  name: 'paymentConfigs',
  after: ['users'],
  async prepare({ anchor }, { copy }) {
    await copy(
      'paymentConfig',
      configs.map(({ n, sellerId, ...config }) => {
        const row = standard(sellerId, 'paymentConfig', n, anchor - 200 * DAY)
        return {
          ...row,
          ...config,
          state: 1,
          // As public as the passwords of the demo accounts; the start of the server seals it.
          secret: `Ampdeck@2026-${config.merchantNo}`,
          secretTime: row.createTime,
          secretUser: row.createUser,
        }
      }),
    )
  },
}
