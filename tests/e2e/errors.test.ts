import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violations } from '../harness/axe.ts'
import { rowsOf } from '../harness/list.ts'
import { visits } from '../harness/visits.ts'

const LIST = '/business/stationManage/stationList'
const UNITS = '/business/stationManage/operatingUnit'

const visit = visits({ as: 'admin' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const home = (page: Page) => page.getByRole('link', { name: 'Back to home' })
const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'The server has been unreachable' })

describe('the error pages', () => {
  it('say what is wrong in one heading, and lead home (spec 2.84, 2.85, 2.86, 2.87)', async () => {
    const { page, problems } = await visit()
    for (const [path, sentence] of [
      ['/exception/403', 'Sorry, you have no access to this page'],
      ['/exception/404', 'Sorry, the page you visited does not exist or is still in development'],
      ['/exception/500', 'Sorry, the server went wrong'],
      ['/no/such/page', 'Sorry, the page you visited does not exist or is still in development'],
    ] as const) {
      await page.goto(path)
      await heading(page, sentence).waitFor()
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
      expect(await violations(page)).toEqual([])
      await home(page).click()
      await page.waitForURL('**/home')
      await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
    }
    expect(problems).toEqual([])
  })

  it('lead those without a home item to their welcome', async () => {
    const { page } = await visit({ as: 'repair' })
    await page.goto('/exception/403')
    await home(page).click()
    await page.waitForURL('**/noHome')
  })

  it('name the request that failed, and show nothing else that an address says', async () => {
    const { page } = await visit()
    await page.goto('/exception/500?requestId=8f31-c207')
    await page.getByText('Request number 8f31-c207').waitFor()
    await page.goto(`/exception/500?requestId=${encodeURIComponent('call 400 now')}`)
    await heading(page, 'Sorry, the server went wrong').waitFor()
    expect(await page.getByText('call 400 now').count()).toBe(0)
  })

  it('speak Chinese', async () => {
    const { page } = await visit({ locale: 'zh-CN' })
    await page.goto('/exception/404')
    await heading(page, '抱歉，您访问的页面不存在或仍在开发中').waitFor()
    await page.getByRole('link', { name: '返回首页' }).click()
    await page.waitForURL('**/home')
  })
})

describe('a page that breaks', () => {
  it('leaves the others as they are, writes nothing to the console, and can be tried again', async () => {
    const { page, problems } = await visit()
    await page.goto(LIST)
    await rowsOf(page).first().waitFor()
    await page.route('**/config-service/operatingUnit/page', (route) =>
      route.fulfill({
        json: { code: 0, msg: '', data: { records: [null], total: 1, current: 1, pageSize: 10 } },
      }),
    )
    await page.getByRole('link', { name: 'Operating units' }).click()
    await heading(page, 'Sorry, the server went wrong').waitFor()

    await page.getByRole('tab', { name: 'Station list' }).click()
    await rowsOf(page).first().waitFor()
    await page.getByRole('tab', { name: 'Operating units' }).click()
    await page.unroute('**/config-service/operatingUnit/page')
    await expect
      .poll(async () => {
        const again = page.getByRole('button', { name: 'Try again' })
        if (await again.isVisible()) await again.click()
        return rowsOf(page).count()
      })
      .toBeGreaterThan(0)
    expect(problems).toEqual([])
  })

  it('says that its code did not come, and offers to reload (spec 8.22)', async () => {
    const { page } = await visit()
    await page.goto('/home')
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
    await page.route('**/assets/error-403.page-*', (route) => route.abort())
    await page.evaluate(() => {
      history.pushState(null, '', '/exception/403')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByText('This page could not be loaded').waitFor()
    await page.unroute('**/assets/error-403.page-*')
    await page.getByRole('button', { name: 'Reload' }).click()
    await heading(page, 'Sorry, you have no access to this page').waitFor()
  })
})

describe('a server that is away', () => {
  it('is not said of one call that failed', async () => {
    const { page } = await visit()
    await page.goto('/home')
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
    let said = false
    const watching = banner(page)
      .waitFor({ timeout: 5_000 })
      .then(() => {
        said = true
      })
      .catch(() => undefined)
    await page.route('**/config-service/operatingUnit/page', (route) => route.abort('connectionrefused'))
    await page.goto(UNITS)
    await page.getByText('The server cannot be reached').first().waitFor()
    await page.unroute('**/config-service/operatingUnit/page')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await rowsOf(page).first().waitFor()
    await watching
    expect(said).toBe(false)
  })

  it('is said of a browser without a network, and what is stale is read again when it is back', async () => {
    const { page, context } = await visit({ fresh: true })
    // What cuts the page from its network here does not reach a worker.
    await page.addInitScript(() => Object.defineProperty(window, 'SharedWorker', { value: undefined }))
    await page.goto('/home')
    await page.getByRole('list', { name: 'To do' }).waitFor()
    await page.clock.install()
    await context.setOffline(true)
    await banner(page).waitFor()

    await page.clock.fastForward(11_000)
    const read = page.waitForRequest('**/statistics-service/platformHome/summary')
    await context.setOffline(false)
    await page.clock.fastForward(16_000)
    await read
    await banner(page).waitFor({ state: 'detached' })
  })
})
