import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import { DAY, HOUR } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { demoSellers } from '../../demo/sellers.ts'

const { warning: WARNING, notice: NOTICE, information: INFORMATION } = alarmLevel.code

/** The sample notices of the header (requirements.md §2), the oldest first. */
const samples = [
  {
    age: 6 * DAY,
    level: INFORMATION,
    titleEn: 'Welcome to the console',
    title: '欢迎使用运营管理平台',
    contentEn: 'The operation manual is under Help in your own menu, at the top right.',
    content: '操作手册位于右上角个人菜单的“帮助”中。',
  },
  {
    age: 3 * DAY,
    level: INFORMATION,
    titleEn: 'Saved views can be shared',
    title: '列表视图现可共享',
    contentEn: 'A view of a list that you keep can be offered to all of your colleagues.',
    content: '您保存的列表视图可以共享给全部同事。',
  },
  {
    age: DAY + 3 * HOUR,
    level: NOTICE,
    titleEn: 'Month end: check outstanding orders',
    title: '月末：请核对未结清订单',
    contentEn: 'Team bills are made on the first of the month. Settle what is owed before then.',
    content: '车队账单将于每月 1 日生成，请在此之前处理欠费订单。',
  },
  {
    age: 2 * HOUR,
    level: WARNING,
    titleEn: 'Grid maintenance on Friday night',
    title: '周五夜间电网检修',
    contentEn: 'Stations of the eastern district run at half power from 23:00 to 05:00.',
    content: '东部片区场站将于 23:00 至次日 05:00 以一半功率运行。',
  },
]

/** The notices that every seller begins with. */
export const part: DemoPart = {
  name: 'notices',
  after: ['users'],
  async prepare(world, { copy }) {
    await copy(
      'notice',
      demoSellers.flatMap((sellerId) =>
        samples.map(({ age, ...words }, index) => ({
          ...standard(sellerId, 'notice', index + 1, world.now - age),
          ...words,
        })),
      ),
    )
  },
}
