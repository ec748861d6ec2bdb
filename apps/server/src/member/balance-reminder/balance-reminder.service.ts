import { reminderWay } from '@ampdeck/api/enumerations/member'
import { texts } from '@ampdeck/api/texts'
import { type OutboxContext, sendMail, sendSms } from '../../outbox/outbox.ts'

interface Due {
  sellerId: number
  groupName: string
  balanceFen: number
  thresholdFen: number
  receivers: readonly string[]
  ways: readonly number[]
}

const words = texts({
  subject: ['Balance of {fleet}', '{fleet}余额提醒'],
  text: [
    '{fleet} has {balance} yuan left to spend, less than {threshold} yuan. Please recharge.',
    '{fleet}可用余额为 {balance} 元，已低于 {threshold} 元，请及时充值。',
  ],
})

const { sms: SMS, mail: MAIL } = reminderWay.code

/** Phones and e-mail addresses stand in one list; each way has its own. */
export function receiversBy({ receivers, ways }: Pick<Due, 'receivers' | 'ways'>) {
  const isMail = (receiver: string) => receiver.includes('@')
  return {
    phones: ways.includes(SMS) ? receivers.filter((receiver) => !isMail(receiver)) : [],
    mails: ways.includes(MAIL) ? receivers.filter(isMail) : [],
  }
}

/** Tells a fleet's people what is left, in the caller's transaction; gives how many messages leave. */
export async function remind(context: OutboxContext, due: Due): Promise<number> {
  const { sellerId, groupName, balanceFen, thresholdFen } = due
  const { phones, mails } = receiversBy(due)
  const said = (text: string) =>
    text
      .replace('{fleet}', groupName)
      .replace('{balance}', yuan(balanceFen))
      .replace('{threshold}', yuan(thresholdFen))
  const [en, zh] = words.text.map(said)
  for (const phone of phones) await sendSms(context, { sellerId, phone, text: zh ?? '' })
  if (mails.length > 0)
    await sendMail(context, {
      sellerId,
      to: mails,
      subject: words.subject.map(said).toReversed().join(' / '),
      text: [zh, en].join('\n'),
    })
  return phones.length + mails.length
}

function yuan(fen: number): string {
  return (fen / 100).toFixed(2)
}
