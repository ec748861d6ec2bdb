// @module-tag long
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { violations } from '../harness/axe.ts'
import { fillLogin } from '../harness/browser.ts'
import { englishOn } from '../harness/english.ts'
import { anotherCaptcha, captchaTo } from '../harness/outbox.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { visits } from '../harness/visits.ts'

/*
 * The extra verification after code 921 (requirements.md §2, screens.md S002). On a server of its own: once it has succeeded,
 * the address of these tests is known, and nobody is asked again.
 */

const LIST = '/business/stationManage/stationList'
const TRAVELLER = '13900000010'
let server: TestServer
beforeAll(async () => {
  server = await startServer({ network: inject('network') })
})
afterAll(() => server.stop())
// Below the end of the server: pages are closed before it.
const visit = visits({}, () => server.url)

const isKept = (page: Page) => page.evaluate(() => localStorage.getItem('ampdeck.token') !== null)

/** Logs the traveller in, on the way to a page; code 921 stops it. */
async function stop(page: Page): Promise<void> {
  await page.goto(`/user/login?redirect=${encodeURIComponent(`${LIST}?pageSize=50`)}`)
  await fillLogin(page, { account: 'traveller' })
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((address) => address.pathname === '/iplogin')
  await page.getByText('139****0010').waitFor()
}

async function enter(page: Page, captcha: string): Promise<void> {
  await page.getByLabel('Captcha').fill(captcha)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

describe('code 921', () => {
  it('leads to /iplogin, which shows address, place and masked phone, also after a reload (spec 2.2, 4.8, 8.2)', async () => {
    const { page, problems } = await visit()
    await stop(page)
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload()
      await page.getByRole('heading', { level: 1, name: 'Extra verification' }).waitFor()
      await expect
        .poll(() => page.getByRole('definition').allTextContents())
        .toEqual(['127.0.0.1', 'The server itself', '139****0010'])
    }
    await page.getByRole('contentinfo').getByText('© 2020 Skyline Charging').waitFor()
    expect(await page.title()).toBe('Extra verification - Ampdeck')
    expect(await isKept(page)).toBe(false)
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('is all Chinese in Chinese', async () => {
    const { page } = await visit()
    await stop(page)
    await page.getByRole('button', { name: '简体中文' }).click()
    await page.getByRole('heading', { level: 1, name: '异地登录验证' }).waitFor()
    await page.getByRole('button', { name: '发送验证码' }).waitFor()
    expect(await page.title()).toBe('异地登录验证 - Ampdeck')
    expect(await englishOn(page)).toEqual([])
    expect(await violations(page)).toEqual([])
  })

  it('is where nobody is who comes by the address alone (spec 2.9)', async () => {
    const { page, problems } = await visit()
    await page.goto('/iplogin?redirect=%2Faccount')
    await page.waitForURL(`${server.url}/user/login?redirect=%2Faccount`)
    expect(problems).toEqual([])
  })
})

it('is ended by the third wrong captcha, and the log-in page says why', async () => {
  const { page } = await visit()
  await stop(page)
  for (let n = 0; n < 2; n++) {
    await enter(page, `00000${n}`)
    await page.getByRole('alert').filter({ hasText: 'Wrong mobile number or captcha' }).waitFor()
  }
  await enter(page, '000002')
  await page.waitForURL((address) => address.pathname === '/user/login')
  await page
    .getByRole('alert')
    .filter({
      hasText: 'The extra verification has ended: three wrong captchas, or it took too long. Log in again',
    })
    .waitFor()
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${LIST}?pageSize=50`)
  await page.goto('/iplogin')
  await page.waitForURL((address) => address.pathname === '/user/login')
})

it('goes on with the captcha to the page that was asked for, and the address is known from then on', async () => {
  const { page, problems } = await visit()
  await stop(page)
  await page.getByRole('button', { name: 'Send captcha' }).click()
  await page.getByRole('status').filter({ hasText: 'captcha has been sent' }).waitFor()
  await page.getByRole('button', { name: /^Send again in \d+ s/ }).waitFor()
  const captcha = await captchaTo(server.url, TRAVELLER)
  await enter(page, anotherCaptcha(captcha))
  await page.getByRole('alert').filter({ hasText: 'Wrong mobile number or captcha' }).waitFor()
  await enter(page, captcha)
  await page.waitForURL((address) => address.pathname === LIST)
  expect(new URL(page.url()).searchParams.get('pageSize')).toBe('50')
  await page.getByRole('banner').getByRole('button', { name: '陆可' }).waitFor()
  expect(problems).toEqual([])

  const again = await visit()
  await fillLogin(again.page, { account: 'traveller' })
  await again.page.getByRole('button', { name: 'Log in', exact: true }).click()
  await again.page.waitForURL(`${server.url}/home`)
})
