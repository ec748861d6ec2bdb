import axe, { type AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { login, openBrowser, visit } from '../harness/browser.ts'
import { act, rowsOf } from '../harness/list.ts'

const LIST = '/business/stationManage/stationList'
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const url = inject('serverUrl')
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const appearances = (['en', 'zh-CN'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((mode) => ({ language, mode })),
)

describe.each(appearances)('in $language, $mode', ({ language, mode }) => {
  const open = () => visit(browser, url, { locale: language, colorScheme: mode })

  it('the login page passes', async () => {
    const { page, context } = await open()
    await page.goto('/user/login')
    await page.getByRole('button', { name: /^(Log in|登录)$/ }).waitFor()
    expect(await violations(page, mode)).toEqual([])
    await context.close()
  })

  it('list, form, detail and a page that is not built yet pass', async () => {
    const { page, context } = await visit(browser, url, { colorScheme: mode })
    await login(page, { account: 'admin' })

    await page.goto(`${LIST}?lang=${language}`)
    await rowsOf(page).first().waitFor()
    expect.soft(await violations(page, mode), 'list').toEqual([])

    await act(page, rowsOf(page).first(), language === 'en' ? 'Edit' : '编辑')
    await page.getByRole('dialog').waitFor()
    expect.soft(await violations(page, mode), 'form').toEqual([])

    await page.goto(LIST)
    await rowsOf(page).first().getByRole('link').first().click()
    await page.waitForURL((address) => address.pathname !== LIST)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect.soft(await violations(page, mode), 'detail').toEqual([])

    await page.goto('/business/stationManage/stationMap')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect.soft(await violations(page, mode), 'not built').toEqual([])
    await context.close()
  })
})

it('a page that is not built yet says so in the words of the specification', async () => {
  const { page, context } = await visit(browser, url)
  await login(page, { account: 'admin' })
  await page.goto('/business/stationManage/stationMap')
  await page.getByText('Sorry, the page you visited does not exist or is still in development').waitFor()
  await context.close()
})

/** What axe finds: the rule and the elements. Injected by the debugger, so the page's own policy stays in force. */
async function violations(page: Page, mode: 'light' | 'dark'): Promise<string[]> {
  // The mode is an attribute of the root element; who sets it is the settings' business.
  await page.evaluate((wanted) => (document.documentElement.dataset.mode = wanted), mode)
  await page.evaluate(axe.source)
  const results = await page.evaluate<AxeResults, string[]>(
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, { runOnly: { type: 'tag', values } }),
    RULES,
  )
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target} (${failureSummary})`).join('; ')}`,
  )
}
