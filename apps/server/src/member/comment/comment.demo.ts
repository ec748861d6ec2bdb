import { auditState } from '@ampdeck/api/enumerations/member'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { DAY, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import type { Insertable } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { Tables } from '../../database/tables.ts'
import type { DemoPart, Sink, Span } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { demoSellers } from '../../demo/sellers.ts'
import { stream, type World } from '../../demo/world.ts'
import { commentPictures, pictureOf } from './comment-pictures.ts'

const { underReview, passed, refused } = auditState.code
const CREATED = parseTimestamp('2024-02-01')
/** Of so many charges one is commented on: some 9,000 in twelve months. */
const ONE_OF = 37

const good = [
  '充电快',
  '车位好找',
  '环境整洁',
  '价格实惠',
  '设备新',
  '有休息区',
  '照明好',
  '服务热情',
  '位置方便',
  '扫码顺畅',
  '停车免费',
  '有卫生间',
]
const bad = [
  '充电慢',
  '车位被占',
  '环境脏乱',
  '价格偏高',
  '设备故障',
  '找不到桩',
  '照明差',
  '响应慢',
  '停车收费',
  '枪线太短',
  '信号差',
  '排队久',
]
const said = {
  good: [
    '充电速度很快，体验不错。',
    '位置好找，下次还来。',
    '设备很新，扫码即充。',
    '晚上灯光明亮，很放心。',
    '价格合适，车位充足。',
  ],
  fair: ['还可以，就是车位有点紧。', '速度一般，能接受。', '中午排队的人有点多。'],
  bad: ['枪头接触不良，换了两个桩。', '车位被油车占用，等了很久。', '功率上不去，充得很慢。'],
}
/** What is answered to praise, and to a complaint. */
const thanks = ['感谢您的支持，欢迎再次光临。', '感谢您的认可，祝您用车愉快。', '您的好评是我们的动力。']
const apologies = ['感谢反馈，我们已安排人员处理。', '给您带来不便，深表歉意。', '已通知值班人员到场核实。']

/** What members said of their charges, and the 24 tags with which they say it. */
export const part: DemoPart = {
  name: 'comments',
  after: ['orders'],
  async prepare(world, { copy }) {
    await copy(
      'picture',
      demoSellers.flatMap((sellerId) => commentPictures(sellerId, world.now)),
    )
    await copy(
      'evaluateTag',
      demoSellers.flatMap((sellerId) =>
        [...good, ...bad].map((name, index) => ({
          ...standard(sellerId, 'evaluateTag', index + 1, CREATED),
          name,
          good: index < good.length ? 1 : 0,
          starsFrom: index < good.length ? 4 : 1,
          starsTo: index < good.length ? 5 : 3,
          sort: index + 1,
        })),
      ),
    )
  },
  async extend(world, sink, span) {
    const found = await commented(sink, span)
    await sink.copy(
      'comment',
      found.map((order) => drawn(world, order)),
    )
  },
}

interface Commented {
  id: number
  sellerId: number
  memberId: number | null
  stationId: number
  endTime: number | null
}

/** Finished charges of members, some of them, the same ones whenever they are drawn. */
async function commented({ db }: Sink, { from, to }: Span): Promise<Commented[]> {
  const found = await db
    .selectFrom('chargeOrder')
    .select(['id', 'sellerId', 'memberId', 'stationId', 'endTime'])
    .where('id', '>=', idAt(from))
    .where('id', '<', idAt(to))
    .where('orderStatus', '=', orderStatus.code.finished)
    .where('memberId', 'is not', null)
    .where('groupId', 'is', null)
    .where('endTime', 'is not', null)
    .execute()
  return found.filter(({ id }) => Math.floor(id / 4_096) % ONE_OF === 5)
}

function drawn(
  world: World,
  { id, sellerId, memberId, stationId, endTime }: Commented,
): Insertable<Tables['comment']> {
  const random = stream(world, 'comment', id % 4_294_967_296, sellerId)
  const stars = random.pick([5, 5, 5, 5, 5, 4, 4, 4, 3, 2, 1])
  // Nothing is of the future: what would be comes as much earlier as it has time.
  const after = (time: number, minutes: number) => {
    const then = time + minutes * MINUTE
    return then <= world.anchor
      ? then
      : Math.round(time + (Math.max(0, world.anchor - time) * minutes) / 1_000)
  }
  const createTime = after(endTime ?? 0, random.int(5, 600))
  const isNew = createTime > world.anchor - 2 * DAY
  const state = isNew && random.chance(0.6) ? underReview : random.chance(0.03) ? refused : passed
  const isReplied = state === passed && random.chance(stars <= 3 ? 0.7 : 0.2)
  const first = stars >= 4 ? 1 : good.length + 1
  const content = random.pick(stars >= 4 ? said.good : stars === 3 ? said.fair : said.bad)
  return {
    id,
    sellerId,
    createTime,
    updateTime: createTime,
    createUser: null,
    updateUser: null,
    orderId: id,
    memberId: memberId ?? 0,
    stationId,
    stars,
    tagIds: [
      demoId(sellerId, 'evaluateTag', first + random.int(0, 5)),
      demoId(sellerId, 'evaluateTag', first + random.int(6, 11)),
    ],
    content,
    pictures: random.chance(0.12) ? [pictureOf(sellerId, stars)] : [],
    top: state === passed && stars === 5 && random.chance(0.01) ? 1 : 0,
    auditState: state,
    refuseReason: state === refused ? '内容与充电无关' : null,
    reply: isReplied ? random.pick(stars >= 4 ? thanks : apologies) : null,
    replyUser: isReplied ? demoId(sellerId, 'user', 1) : null,
    replyTime: isReplied ? after(createTime, random.int(30, 900)) : null,
  }
}
