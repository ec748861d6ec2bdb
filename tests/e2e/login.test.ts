import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fillLogin, login, openBrowser, visit } from '../harness/browser.ts'

const url = inject('serverUrl')
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('log-in', () => {
  it('leads to the console with the landmarks and the names of the contract', async () => {
    const { page, context, problems } = await visit(browser, url)
    await login(page, { account: 'admin' })

    await page.getByRole('navigation', { name: 'Top menu' }).waitFor()
    await page.getByRole('banner').waitFor()
    await page.getByRole('main').waitFor()
    for (const name of ['Search', 'Notices', 'Language', /admin/]) {
      expect(
        await page.getByRole('banner').getByRole('button', { name }).count(),
        String(name),
      ).toBeGreaterThan(0)
    }
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(problems).toEqual([])
    await context.close()
  })

  it('says so and stays when the password is wrong', async () => {
    const { page, context, problems } = await visit(browser, url)
    await fillLogin(page, { account: 'admin', password: 'wrong' })
    await page.getByRole('button', { name: 'Log in', exact: true }).click()

    await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/user/login')
    expect(problems).toEqual([])
    await context.close()
  })

  it('goes on to the address that was asked for, with its query', async () => {
    const { page, context } = await visit(browser, url)
    await page.goto('/business/stationManage/stationList?pageSize=50')
    await page.waitForURL((address) => address.pathname === '/user/login')
    await login(page, { account: 'admin' })
    await page.waitForURL((address) => address.pathname === '/business/stationManage/stationList')
    expect(new URL(page.url()).searchParams.get('pageSize')).toBe('50')
    await context.close()
  })

  it('sends somebody who is logged in from the login page to the console', async () => {
    const { page, context } = await visit(browser, url)
    await login(page, { account: 'admin' })
    await page.goto('/user/login')
    await page.waitForURL((address) => address.pathname !== '/user/login')
    await context.close()
  })

  it('ends with "Log out", and the token with it', async () => {
    const { page, context } = await visit(browser, url)
    const token = page.waitForRequest((request) => request.headers().authorization !== undefined)
    await login(page, { account: 'admin' })
    const { authorization = '' } = (await token).headers()

    await page.getByRole('banner').getByRole('button', { name: /admin/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL((address) => address.pathname === '/user/login')

    const answer = await fetch(`${url}/system-service/user/info`, {
      method: 'POST',
      headers: { authorization },
    })
    expect(await answer.json()).not.toMatchObject({ code: 0 })
    await context.close()
  })

  it('sends somebody from an unknown network to the extra verification', async () => {
    const { page, context } = await visit(browser, url)
    await fillLogin(page, { account: 'traveller' })
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL((address) => address.pathname === '/iplogin')
    await context.close()
  })

  it('shows the branding of the seller whose number was entered', async () => {
    const { page, context } = await visit(browser, url)
    await page.goto('/user/login')
    await page.getByLabel('Seller number').fill('10002')
    await page.getByLabel('User name').click()
    await page.getByText('Riverside Power').first().waitFor()
    await context.close()
  })
})
