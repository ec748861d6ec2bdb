import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import { type Text, texts } from '@ampdeck/api/texts'
import { ofSeller } from '../../database/of-seller.ts'
import { addNotice } from '../../outbox/add-notice.ts'
import { type OutboxContext, sendMail } from '../../outbox/outbox.ts'
import type { Owner } from './passkey.store.ts'

export const told = texts({
  appOn: ['An authenticator app was set up for your account', '您的账号已启用身份验证器'],
  appOff: ['The authenticator app of your account was removed', '您的账号已移除身份验证器'],
  passkeyOn: ['A passkey was added to your account', '您的账号已添加通行密钥'],
  passkeyOff: ['A passkey of your account was removed', '您的账号已移除通行密钥'],
  codesNew: ['New recovery codes were generated for your account', '您的账号已重新生成恢复码'],
  codeUsed: ['A recovery code of your account was used to log in', '您的账号已使用恢复码登录'],
  reset: ['An administrator has reset the second factor of your account', '管理员已重置您账号的双重验证'],
})

const words = texts({
  notYou: [
    'If this was not you, change your password and inform your administrator.',
    '如非本人操作，请立即修改密码并联系管理员。',
  ],
})

/** Whoever can log in with a person's account is to change nothing about it unseen: it goes to mail and bell. */
export async function tellPerson(
  context: OutboxContext,
  { sellerId, userId }: Owner,
  what: Text,
): Promise<void> {
  const user = await ofSeller(context.db, sellerId)
    .from('accountUser')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst()
  await addNotice(context, {
    sellerId,
    userId,
    title: what[1],
    titleEn: what[0],
    content: words.notYou[1],
    contentEn: words.notYou[0],
    level: alarmLevel.code.notice,
  })
  if (!user?.email) return
  const text = `${what[1]}。${words.notYou[1]}\n\n${what[0]}. ${words.notYou[0]}\n`
  await sendMail(context, {
    sellerId: sellerId,
    to: [user.email],
    subject: `${what[1]} · ${what[0]}`,
    text,
  })
}
