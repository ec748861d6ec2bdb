import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { login, openBrowser, visit } from '../harness/browser.ts'
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
  await page.goto(LIST)
  await rowsOf(page).first().waitFor()

  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: /中文/ }).click()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('zh-CN')
  await page.getByText('深圳福田中心').first().waitFor()

  await page.reload()
  await page.getByText('深圳福田中心').first().waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
  expect(problems).toEqual([])
  await context.close()
})

it.each(['/user/login', LIST, '/home'])('shows no English sentence on %s in Chinese', async (path) => {
  const { page, context } = await visit(browser, url)
  if (path !== '/user/login') await login(page, { account: 'admin' })
  await page.goto(`${path}?lang=zh-CN`)
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')

  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts, not what scripts and templates hold
  const text = await page.locator('body').innerText()
  // Names, units and codes may be Latin; three English words in a row are a sentence.
  expect(text.match(/\b[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}\b/g) ?? []).toEqual([])
  expect(text).toMatch(/\p{Script=Han}/u)
  await context.close()
})
