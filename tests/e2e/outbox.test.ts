// @module-tag long
import { beforeAll, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { violations } from '../harness/axe.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

const PHONE = '13900000006'
const url = serverUrl()
const visit = visits()

beforeAll(async () => {
  const { code } = await api(url).call('system-service/user/getSmsLoginCaptcha', {
    sellerNumber: '10001',
    phone: PHONE,
  })
  expect(code).toBe(0)
})

it.each([
  ['en-GB', 'Outbox', 'SMS'],
  ['zh-CN', '发件箱', '短信'],
])('the outbox can be read by people who prefer %s', async (locale, title, sms) => {
  const { page, problems } = await visit({ locale })
  await page.goto('/outbox')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const message = page.getByRole('listitem').filter({ hasText: PHONE }).first()
  await message.getByRole('heading', { name: sms }).waitFor()
  expect(await message.textContent()).toMatch(/\d{6}/)
  expect(await violations(page)).toEqual([])
  expect(problems).toEqual([])
})
