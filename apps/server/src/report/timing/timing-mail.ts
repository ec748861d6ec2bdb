import { timedFileUrl } from '@ampdeck/api/config/export-timing'
import { isPush } from '@ampdeck/api/enumerations/system'
import { say, texts } from '@ampdeck/api/texts'
import { formatTimestamp } from '@ampdeck/api/time'
import type { Kysely, Selectable } from 'kysely'
import type { Caller } from '../../access/caller.ts'
import type { Tables } from '../../database/tables.ts'
import { storedSize } from '../../files/stored-file.store.ts'
import type { JobTools } from '../../jobs/job-kind.ts'
import { sendMail } from '../../outbox/outbox.ts'
import type { Report as MadeReport } from '../export/report.ts'
import { linkMail, type Run, type Timing, timingMailedJob } from './timing.store.ts'

/** What mailboxes take without asking. */
const SMALL_BYTES = 5 * 1_048_576

const words = texts({
  subject: ['{platform}: {report}, {day}', '{platform}：{report}，{day}'],
  made: ['{report}, generated at {time} (UTC+8).', '{report}，生成时间 {time}（UTC+8）。'],
  period: ['Period: {from} to {to}', '统计区间：{from} 至 {to}'],
  rows: ['Rows: {count}', '行数：{count}'],
  link: ['Download, for 30 days: {url}', '下载链接（30 天内有效）：{url}'],
  attached: ['The file is attached.', '文件见附件。'],
  why: [
    'You receive this e-mail because {name} added your address to the timing of this report.',
    '您收到此邮件，是因为 {name} 在该报表的定时设置中填写了您的邮箱。',
  ],
})

interface Report {
  timing: Timing
  run: Run
  file: Selectable<Tables['exportFile']>
  ticket: string
  period: { from: string; to: string } | undefined
  owner: Caller
  report: Pick<MadeReport, 'name' | 'note'>
}

/** Mails a run's file where the timing asks for it: the link, and the file itself when it is small. */
export async function sendReport(
  { db, platform, jobs, publicUrl }: JobTools & { db: Kysely<Tables> },
  { timing, run, file, ticket, period, owner, report }: Report,
): Promise<void> {
  if (timing.isPush !== isPush.code.email) return
  const { language, sellerId } = timing
  const name = say(report.name, language)
  const size = await storedSize(db, file)
  const isSmall = size !== undefined && size <= SMALL_BYTES
  const lines = [
    say(words.made, language, { report: name, time: formatTimestamp(platform.now()) }),
    period && say(words.period, language, period),
    say(words.rows, language, { count: file.rows ?? 0 }),
    report.note && say(report.note, language),
    '',
    say(words.link, language, { url: publicUrl + timedFileUrl(ticket) }),
    isSmall && say(words.attached, language),
    '',
    say(words.why, language, { name: owner.name }),
  ]
  const mailId = await sendMail(
    { ...platform, db, jobs },
    {
      sellerId,
      to: [...new Set(timing.emailList.map(({ email }) => email))],
      subject: say(words.subject, language, {
        platform: await platformName(db, sellerId, language),
        report: name,
        day: run.startDate,
      }),
      text: lines.filter((line) => typeof line === 'string').join('\n'),
      attachments: isSmall ? [{ fileName: file.fileName, fileId: file.id }] : [],
      over: timingMailedJob,
    },
  )
  await linkMail(db, run, mailId)
}

async function platformName(db: Kysely<Tables>, sellerId: number, language: Timing['language']) {
  const seller = await db
    .selectFrom('seller')
    .select(['platformName', 'platformNameEn'])
    .where('id', '=', sellerId)
    .executeTakeFirst()
  return (language === 'en' && seller?.platformNameEn) || seller?.platformName || 'Ampdeck'
}
