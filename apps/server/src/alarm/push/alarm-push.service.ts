import type { Language } from '@ampdeck/api/enumeration'
import { alarmLevel, alarmWay } from '@ampdeck/api/enumerations/operation'
import { say, texts } from '@ampdeck/api/texts'
import { formatTimestamp } from '@ampdeck/api/time'
import { TIMEOUTS } from '@ampdeck/api/timeouts'
import { inTransaction } from '../../database/transaction.ts'
import { addNotice } from '../../outbox/add-notice.ts'
import { type OutboxContext, sendMail, sendSms } from '../../outbox/outbox.ts'
import * as store from './alarm-push.store.ts'

/** More lines than this nobody reads in a message. */
const MAX_LINES = 10

const words = texts({
  one: ['{level}: {name}, {where}', '{level}：{name}，{where}'],
  some: [
    '{count} new alarm, the worst {level}: {name}, {where} | {count} new alarms, the worst {level}: {name}, {where}',
    '{count} 条新告警，最严重为{level}：{name}，{where}',
  ],
  line: ['{time} {level}: {name}, {where}', '{time} {level}：{name}，{where}'],
  more: ['and {count} more in the alarm center', '其余 {count} 条请见告警中心'],
  platform: ['the platform', '平台'],
})

/** Sends what waits: each receiver in a transaction of its own. */
export async function sendPushes(context: OutboxContext): Promise<void> {
  const groups = await store.waitingGroups(context.db, context.now())
  for (const group of groups)
    await inTransaction(context.db, TIMEOUTS.normal, (db) => sendGroup({ ...context, db }, group))
}

async function sendGroup(context: OutboxContext, group: store.PushGroup): Promise<void> {
  const { db, now } = context
  const { sellerId } = group
  const waiting = await store.lockWaiting(db, group)
  const news = waiting.filter(({ recoverTime }) => recoverTime === null)
  const isSent = news.length > 0 && (await sendNews(context, group, news))
  const { sent, needless } = store.pushState
  const sentIds = isSent ? news.map(({ id }) => id) : []
  const rest = waiting.filter(({ id }) => !sentIds.includes(id)).map(({ id }) => id)
  await store.markPushes(db, { sellerId, ids: sentIds, state: sent, ts: now() })
  await store.markPushes(db, { sellerId, ids: rest, state: needless, ts: now() })
}

/** Whether there was somebody to tell. */
async function sendNews(
  context: OutboxContext,
  group: store.PushGroup,
  news: readonly store.WaitingPush[],
): Promise<boolean> {
  const { sellerId, way } = group
  if (way === alarmWay.code.console) {
    await addNotice(context, noticeOf(group, news))
    return true
  }
  const person = await store.reachOf(context.db, group)
  if (!person) return false
  if (way === alarmWay.code.sms)
    await sendSms(context, {
      sellerId,
      phone: person.telephone,
      scene: 'alarm',
      blanks: { alarms: summary(news, 'zh-CN') },
    })
  else
    await sendMail(context, {
      sellerId,
      to: [person.email],
      subject: `${summary(news, 'zh-CN')} / ${summary(news, 'en')}`.slice(0, 200),
      text: [...listOf(news, 'zh-CN'), '', ...listOf(news, 'en')].join('\n'),
    })
  return true
}

/** One notice in the header for whoever may see the station. */
function noticeOf({ sellerId, receiverId }: store.PushGroup, news: readonly store.WaitingPush[]) {
  return {
    sellerId,
    title: summary(news, 'zh-CN'),
    titleEn: summary(news, 'en'),
    content: listOf(news, 'zh-CN').join('\n'),
    contentEn: listOf(news, 'en').join('\n'),
    level: alarmLevel.codes.find((code) => code === news[0]?.level) ?? alarmLevel.code.notice,
    stationId: receiverId === 0 ? null : receiverId,
  }
}

/** One sentence: the only alarm, or how many there are and the worst of them. */
function summary(news: readonly store.WaitingPush[], language: Language): string {
  const [worst] = news
  if (!worst) return ''
  const facts = factsOf(worst, language)
  return news.length === 1
    ? say(words.one, language, facts)
    : say(words.some, language, { ...facts, count: news.length })
}

function listOf(news: readonly store.WaitingPush[], language: Language): string[] {
  const lines = news
    .slice(0, MAX_LINES)
    .map((one) =>
      say(words.line, language, { ...factsOf(one, language), time: formatTimestamp(one.firstTime) }),
    )
  const more = news.length - lines.length
  return more > 0 ? [...lines, say(words.more, language, { count: more })] : lines
}

function factsOf(push: store.WaitingPush, language: Language) {
  const isEnglish = language === 'en'
  const station = (isEnglish && push.stationNameEn) || push.stationName || say(words.platform, language)
  return {
    level: alarmLevel.label(
      alarmLevel.codes.find((code) => code === push.level),
      language,
    ),
    name: (isEnglish && push.nameEn) || push.name,
    where: push.pileCode ? `${station} ${push.pileCode}` : station,
  }
}
