import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { login, openBrowser, visit } from '../harness/browser.ts'
import { englishOn } from '../harness/english.ts'
import { rowsOf } from '../harness/list.ts'

const LIST = '/business/stationManage/stationList'
const url = inject('serverUrl')
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const languageOf = (locale: string, path = '/user/login') =>
  visit(browser, url, { locale }).then(async ({ page, context }) => {
    await page.goto(path)
    const language = await page.locator('html').getAttribute('lang')
    await context.close()
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
  const { page, context, problems } = await visit(browser, url)
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
  await context.close()
})

it('shows no English sentence on the login page in Chinese', async () => {
  const { page, context } = await visit(browser, url)
  await page.goto('/user/login?lang=zh-CN')
  await page.getByRole('button', { name: '登录', exact: true }).waitFor()
  expect(await englishOn(page)).toEqual([])
  await context.close()
})
