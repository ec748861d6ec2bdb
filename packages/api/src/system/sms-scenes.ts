import type { Text } from '../texts.ts'

/** What an SMS is sent for: the blanks that its sender fills, and the text that is sent where a seller has no own. */
export interface SmsScene {
  /** The blanks with a sample of each; a template may use them and no others. */
  blanks: Readonly<Record<string, string>>
  /** Without these the message says nothing. */
  needed: readonly string[]
  text: Text
}

export const smsScenes = {
  captcha: {
    blanks: { captcha: '123456' },
    needed: ['captcha'],
    text: [
      'Your captcha is {captcha}. It is valid for 5 minutes. Do not share it with anyone.',
      '您的验证码是 {captcha}，5 分钟内有效，请勿告诉他人。',
    ],
  },
  balanceLow: {
    blanks: { fleet: '晨光物流', balance: '86.50', threshold: '500.00' },
    needed: ['fleet', 'balance'],
    text: [
      '{fleet} has {balance} yuan left to spend, less than {threshold} yuan. Please recharge.',
      '{fleet}可用余额为 {balance} 元，已低于 {threshold} 元，请及时充值。',
    ],
  },
  alarm: {
    blanks: { alarms: '严重：枪过温，深圳机场 44030000010001' },
    needed: ['alarms'],
    text: ['{alarms}', '{alarms}'],
  },
  occupyOver: {
    blanks: { station: '深圳机场' },
    needed: ['station'],
    text: [
      'Your free minutes at {station} are over: please move your car, an occupy fee is now charged.',
      '{station}的免费停放时间已到，请尽快驶离，现已开始计收占位费。',
    ],
  },
  occupyHalf: {
    blanks: { station: '深圳机场', minutes: '15' },
    needed: ['station', 'minutes'],
    text: [
      'Your car is charged. You can stay at {station} for {minutes} more minutes without an occupy fee.',
      '您的车辆已充电完成，在{station}还可免费停放 {minutes} 分钟。',
    ],
  },
  unpaid: {
    blanks: { day: '2026/7/1', fee: '12.30' },
    needed: ['fee'],
    text: [
      'Your charge of {day}: {fee} yuan are not paid yet. Please recharge your account or pay at the counter.',
      '您于{day}的充电订单尚有 {fee} 元未支付，请及时充值或到服务网点缴清。',
    ],
  },
  reservationCancelled: {
    blanks: { station: '深圳机场', time: '2026-07-01 10:00', reason: '充电枪已停用' },
    needed: ['station'],
    text: [
      'Your reservation at {station} for {time} was cancelled: {reason}.',
      '您在{station}的预约（{time}）已取消，原因：{reason}。',
    ],
  },
} as const satisfies Record<string, SmsScene>

export type SmsSceneKey = keyof typeof smsScenes
/** What the sender of a scene fills in. */
export type SmsBlanks<Key extends SmsSceneKey> = Record<keyof (typeof smsScenes)[Key]['blanks'], string>

export const smsSceneKeys = Object.keys(smsScenes) as [SmsSceneKey, ...SmsSceneKey[]]

export const smsSceneOf = (key: SmsSceneKey): SmsScene => smsScenes[key]

/** What is wrong with a text: a blank that its sender does not fill, or one that is missing. Nothing where it is fine. */
export function templateFault(
  key: SmsSceneKey,
  text: string,
): 'template.blank' | 'template.missing' | undefined {
  const { blanks, needed } = smsSceneOf(key)
  const used = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const rest = text.replaceAll(/\{[^{}]*\}/g, '')
  if (/[{}]/.test(rest) || used.some((name) => !Object.hasOwn(blanks, name))) return 'template.blank'
  return needed.some((name) => !used.includes(name)) ? 'template.missing' : undefined
}

/** A text with its blanks filled. */
export function filledTemplate(text: string, blanks: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => blanks[name] ?? whole)
}
