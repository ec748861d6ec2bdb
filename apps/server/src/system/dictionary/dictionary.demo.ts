import { DAY } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'

const values = [
  {
    n: 1,
    sellerId: SKYLINE,
    type: 'adjustReason',
    key: 'storm',
    value: '台风停电',
    titleEn: 'Power cut by a typhoon',
    sort: 4,
  },
  {
    n: 2,
    sellerId: SKYLINE,
    type: 'GateBrand',
    key: '9',
    value: '自研道闸',
    titleEn: 'Our own gates',
    sort: 6,
  },
  {
    n: 1,
    sellerId: RIVERSIDE,
    type: 'refundReason',
    key: 'moved',
    value: '会员搬迁',
    titleEn: 'Member has moved',
    sort: 4,
  },
]

/** Values of the sellers' own, and a word that one of them uses differently. */
export const part: DemoPart = {
  name: 'dictionary',
  after: ['sellers'],
  async prepare({ anchor }, { copy }) {
    await copy(
      'dictionaryValue',
      values.map(({ n, sellerId, ...value }) => ({
        ...standard(sellerId, 'dictionaryValue', n, anchor - n * 30 * DAY),
        ...value,
      })),
    )
  },
}
