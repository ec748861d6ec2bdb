import type { Language } from '@ampdeck/api/enumeration'
import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import { localName, say, texts } from '@ampdeck/api/texts'
import { formatTimestamp } from '@ampdeck/api/time'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { addNotice } from '../../outbox/add-notice.ts'
import type { WorkOrder } from './work-order.store.ts'

const words = texts({
  title: ['Work order for you: {title}', '新工单：{title}'],
  content: ['{no}, {station}, due {deadline}', '{no}，{station}，截止 {deadline}'],
})

type Sent = Pick<WorkOrder, 'id' | 'sellerId' | 'no' | 'title' | 'titleEn' | 'level' | 'stationId'>

/** Tells a repair user of a work order in the notices, which lead to it. */
export async function noticeToRepairUser(
  platform: Platform,
  order: Sent,
  { repairUser: userId, deadline }: { repairUser: number; deadline: number },
): Promise<void> {
  const { sellerId, stationId, no } = order
  const station = await ofSeller(platform.db, sellerId)
    .from('station')
    .select(['name', 'nameEn'])
    .where('id', '=', stationId)
    .executeTakeFirstOrThrow()
  const title = (language: Language) =>
    say(words.title, language, { title: localName(order, language, 'title') })
  const content = (language: Language) =>
    say(words.content, language, {
      no,
      station: localName(station, language),
      deadline: formatTimestamp(deadline).slice(0, 16),
    })
  await addNotice(platform, {
    sellerId,
    title: title('zh-CN'),
    titleEn: title('en'),
    content: content('zh-CN'),
    contentEn: content('en'),
    level: alarmLevel.codes.find((code) => code === order.level) ?? alarmLevel.code.notice,
    userId,
    page: 'workOrder',
    recordId: order.id,
  })
}
