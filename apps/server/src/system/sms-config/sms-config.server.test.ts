import { smsScene } from '@ampdeck/api/enumerations/system'
import { smsConfig, smsLog, smsTemplate } from '@ampdeck/api/system/sms-config'
import { smsSceneKeys, smsSceneOf, templateFault } from '@ampdeck/api/system/sms-scenes'
import { expect, it } from 'vitest'
import { sendSms } from '../../outbox/outbox.ts'
import { setUpAccounts } from '../../testing/set-up.ts'

const { captcha, unpaid, occupyOver } = smsScene.code
const own = { scene: unpaid, content: '尚欠 {fee} 元。', contentEn: '{fee} yuan are owed.', state: 1 }

const { server, ask } = setUpAccounts()

/** What a phone was sent last. */
const lastTo = async (phone: string) =>
  (
    await server.db
      .selectFrom('outgoingMessage')
      .select(['body', 'recipients'])
      .orderBy('id', 'desc')
      .limit(50)
      .execute()
  ).find(({ recipients }) => recipients.includes(phone))?.body
const remind = (phone: string) =>
  sendSms(
    { ...server.platform, jobs: server.tools.jobs },
    { sellerId: 10_001, phone, scene: 'unpaid', blanks: { day: '2026/7/1', fee: '9.90' } },
  )

it('has the text of every scene, and what its sender fills in', async () => {
  const { data } = await ask(smsTemplate.page, { pageSize: 50 }, 'viewer')
  expect(data.records.map(({ scene }) => scene)).toEqual(smsSceneKeys.map((key) => smsScene.code[key]))
  for (const key of smsSceneKeys)
    expect(smsSceneOf(key).text.map((text) => templateFault(key, text))).toEqual([undefined, undefined])
})

it("is sent in the seller's own text with its signature, as the product's again once that is deleted", async () => {
  await remind('13900008001')
  const usual = await lastTo('13900008001')
  expect(usual).toContain('9.90')
  expect(await ask(smsTemplate.save, { ...own, version: 0 })).toMatchObject({
    data: { isOwn: true, version: 1 },
  })
  expect(await ask(smsConfig.update, { sign: '天际充电', version: 0 })).toMatchObject({ code: 0 })
  await remind('13900008002')
  expect(await lastTo('13900008002')).toBe('【天际充电】尚欠 9.90 元。')
  await ask(smsTemplate.save, { ...own, state: 2, version: 1 })
  await remind('13900008003')
  expect(await lastTo('13900008003')).toBeUndefined()
  await ask(smsTemplate.delete, { scene: unpaid })
  await ask(smsConfig.update, { sign: '', version: 1 })
  await remind('13900008004')
  expect(await lastTo('13900008004')).toBe(usual)
})

it('sends a test with samples in the blanks, and no more than ten a day', async () => {
  const test = { scene: occupyOver, phone: '13900008005' }
  const { data } = await ask(smsTemplate.test, test)
  expect(data.text).not.toMatch(/[{}]/)
  expect(await lastTo('13900008005')).toBe(data.text)
  for (let n = 1; n < 10; n += 1) await ask(smsTemplate.test, test)
  expect(await ask(smsTemplate.test, test)).toMatchObject({ code: 409, data: { reason: 'sms.tooMany' } })
})

it('logs what was sent, without its text and the middle of the number', async () => {
  await remind('13900008006')
  const found = await ask(smsLog.page, { phone: '13900008006' }, 'viewer')
  expect(found.data).toMatchObject({ total: 1, records: [{ phone: '139****8006', scene: unpaid }] })
  expect(JSON.stringify(found)).not.toContain('9.90')
  expect(await ask(smsLog.page, { phone: '13900008006' }, 'stranger')).toMatchObject({ data: { total: 0 } })
  expect(await ask(smsLog.export, {})).toMatchObject({ code: 0 })
})

it.each([
  [
    'a blank that its sender does not fill',
    smsTemplate.save,
    { ...own, content: '{fee} {name}' },
    'admin',
    400,
  ],
  ['a text without the blank that it needs', smsTemplate.save, { ...own, contentEn: 'Pay.' }, 'admin', 400],
  [
    'a captcha that is off',
    smsTemplate.save,
    { ...own, scene: captcha, content: '{captcha}', contentEn: '{captcha}', state: 2 },
    'admin',
    400,
  ],
  ['an old version', smsTemplate.save, { ...own, version: 9 }, 'admin', 409],
  ['an English signature', smsConfig.update, { sign: 'Skyline', version: 0 }, 'admin', 400],
  ['a text without the key', smsTemplate.save, own, 'viewer', 403],
  ['a signature without the key', smsConfig.update, { sign: '天际充电', version: 0 }, 'viewer', 403],
  ['a test without the key', smsTemplate.test, { scene: unpaid, phone: '13900008007' }, 'viewer', 403],
  ['an export without the key', smsLog.export, {}, 'viewer', 403],
] as const)('refuses %s', async (_what, call, body, account, code) => {
  expect(await ask(call, { version: 0, ...body }, account)).toMatchObject({ code })
})
