import type { Language } from '@ampdeck/api/enumeration'
import { say, type Text, texts } from '@ampdeck/api/texts'
import { escaped, PLAIN_STYLE } from '../http/plain-page.ts'
import { messageState } from './message-state.ts'

/** A message as `/outbox` gives it. */
export interface ShownMessage {
  kind: 'sms' | 'mail'
  /** Phone or e-mail addresses, separated by commas. */
  to: string
  subject: string
  text: string
  /** `2026-07-01 10:00:00` in UTC+8. */
  time: string
  state: number
  lastError: string | null
  /** For whom the mail server has not taken it, and its reason. */
  refused: { to: string; reason: string }[]
  /** How many have it, where it was sent. */
  reached: number
  attachments: { fileName: string; url: string }[]
}

const words = texts({
  title: ['Outbox', '发件箱'],
  about: [
    'SMS and e-mail of the demo, newest first. Nothing leaves this computer unless SMTP_URL or SMS_URL is set.',
    '演示环境的短信与邮件，最新的在最前。未设置 SMTP_URL 或 SMS_URL 时不会真正发出。',
  ],
  empty: ['Nothing has been sent yet.', '暂无已发送的内容。'],
  sms: ['SMS', '短信'],
  mail: ['E-mail', '邮件'],
  to: ['To', '收件人'],
  attachments: ['Attachments', '附件'],
  pending: ['Waiting', '等待发送'],
  sent: ['Sent', '已发送'],
  sentToSome: ['Sent to {count}, refused for:', '已发送 {count} 个，被拒收：'],
  failed: ['Failed', '发送失败'],
  kept: ['Not sent, kept here', '未发送，仅保存'],
})

const states: Record<number, Text> = {
  [messageState.pending]: words.pending,
  [messageState.sent]: words.sent,
  [messageState.failed]: words.failed,
  [messageState.kept]: words.kept,
}

const STYLE = `${PLAIN_STYLE}
main{max-width:820px;margin:0 auto;padding:24px 16px 80px}ol{list-style:none;padding:0}
li{border-top:1px solid var(--line);padding:16px 0}h2{margin:0;font-size:16px}p{margin:4px 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:8px 0}`

/** The outbox as a page to read. */
export function outboxPage(messages: readonly ShownMessage[], language: Language): string {
  const said: Said = (text) => escaped(say(text, language))
  const list = messages.length
    ? `<ol>${messages.map((message) => `<li>${entry(message, said, language)}</li>`).join('')}</ol>`
    : `<p>${said(words.empty)}</p>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${said(words.title)} · Ampdeck</title><link rel="icon" href="/favicon.svg"><style>${STYLE}</style></head>
<body><main><h1>${said(words.title)}</h1><p class="muted">${said(words.about)}</p>${list}</main></body></html>`
}

type Said = (text: Text) => string

function entry(message: ShownMessage, said: Said, language: Language): string {
  const { kind, to, subject, text, time, state, lastError, refused, reached, attachments } = message
  const isPartial = state === messageState.sent && refused.length > 0
  const status = isPartial
    ? escaped(say(words.sentToSome, language, { count: reached }))
    : said(states[state] ?? words.pending)
  const reasons = isPartial
    ? ` ${refused.map((one) => escaped(`${one.to} (${one.reason})`)).join('; ')}`
    : lastError && `: ${escaped(lastError)}`
  const files = attachments.map(
    ({ fileName, url }) => `<a href="${escaped(url)}" download>${escaped(fileName)}</a>`,
  )
  return [
    `<h2>${said(words[kind])}${subject && `: ${escaped(subject)}`}</h2>`,
    `<p class="muted">${said(words.to)} ${escaped(to)} · <time>${time}</time> · ${status}`,
    `${reasons ?? ''}</p>`,
    `<pre>${escaped(text)}</pre>`,
    files.length ? `<p>${said(words.attachments)}: ${files.join(', ')}</p>` : '',
  ].join('')
}
