import { reminderWay } from '@ampdeck/api/enumerations/member'
import { filledTemplate, smsScenes } from '@ampdeck/api/system/sms-scenes'
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
  const blanks = { fleet: groupName, balance: yuan(balanceFen), threshold: yuan(thresholdFen) }
  const said = (text: string) => filledTemplate(text, blanks)
  const [en, zh] = smsScenes.balanceLow.text.map(said)
  for (const phone of phones) await sendSms(context, { sellerId, phone, scene: 'balanceLow', blanks })
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
