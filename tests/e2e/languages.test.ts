// @module-tag long
import { expect, it } from 'vitest'
import { login } from '../harness/browser.ts'
import { englishOn } from '../harness/english.ts'
import { rowsOf } from '../harness/list.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

const LIST = '/business/stationManage/stationList'
const _url = serverUrl()
const visit = visits()

const languageOf = (locale: string, path = '/user/login') =>
  visit({ locale }).then(async ({ page }) => {
    await page.goto(path)
    const language = await page.locator('html').getAttribute('lang')
    return language
  })

it.each([
  ['zh-CN', 'zh-CN'],
  ['zh-TW', 'zh-CN'],
  ['en-US', 'en'],
  ['de-DE', 'en'],
])('speaks to a browser that asks for %s in %s', async (locale, language) => {
  expect(await languageOf(locale)).toBe(language)
})

it('lets the address choose', async () => {
  expect(await languageOf('en-US', '/user/login?lang=zh-CN')).toBe('zh-CN')
  expect(await languageOf('zh-CN', '/user/login?lang=en')).toBe('en')
})

it('keeps what was chosen in the header', async () => {
  const { page, problems } = await visit()
  await login(page, { account: 'admin' })
  await page.goto(`${LIST}?name=Futian`)
  await rowsOf(page).first().waitFor()

  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitem', { name: '简体中文' }).click()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('zh-CN')
  await page.getByRole('link', { name: '深圳福田中心' }).waitFor()

  await page.reload()
  await page.getByRole('link', { name: '深圳福田中心' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
  expect(problems).toEqual([])
})

it('shows no English sentence on the login page in Chinese', async () => {
  const { page } = await visit()
  await page.goto('/user/login?lang=zh-CN')
  await page.getByRole('button', { name: '登录', exact: true }).waitFor()
  expect(await englishOn(page)).toEqual([])
})
