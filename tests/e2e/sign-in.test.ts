// @module-tag long
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { violations } from '../harness/axe.ts'
import { fillLogin, login } from '../harness/browser.ts'
import { englishOn } from '../harness/english.ts'
import { anotherCaptcha, captchaTo } from '../harness/outbox.ts'
import { serverUrl } from '../harness/server-url.ts'
import { type TestVisit, visits } from '../harness/visits.ts'

/* The ways into the console beside the plain password (requirements.md §1, §2, §8). */

const LIST = '/business/stationManage/stationList'
const url = serverUrl()
const visit = visits()
const server = api(url)

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const pressLogIn = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true }).click()
const isKept = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(`ampdeck.${name}`) !== null, key)

/** Opens the tab of the log-in by SMS and fills in whose it is. */
async function fillSms(page: Page, phone: string, seller = '10001'): Promise<void> {
  if (new URL(page.url(), 'http://nowhere').pathname !== '/user/login') await page.goto('/user/login')
  await page.getByRole('tab', { name: 'SMS login' }).click()
  await page.getByLabel('Seller number').fill(seller)
  await page.getByLabel('Mobile number').fill(phone)
}

describe('log-in by SMS', () => {
  const sendButton = (page: Page) => page.getByRole('button', { name: /^Send/ })

  it('leads with the captcha of the message to the page that was asked for (spec 1.3, 7.10, 7.11)', async () => {
    const { page, problems } = await visit()
    await page.goto(`${LIST}?pageSize=50`)
    await page.waitForURL((address) => address.pathname === '/user/login')
    await fillSms(page, '13900000008')
    await sendButton(page).click()
    await page.getByRole('status').filter({ hasText: 'captcha has been sent' }).waitFor()
    await page.getByLabel('Captcha').fill(await captchaTo(url, '13900000008'))
    await pressLogIn(page)
    await page.waitForURL((address) => address.pathname === LIST)
    expect(new URL(page.url()).searchParams.get('pageSize')).toBe('50')
    await page.getByRole('banner').getByRole('button', { name: '王蕾' }).waitFor()
    expect(problems).toEqual([])
  })

  it('counts sixty seconds down to the next captcha, across the tabs and a reload', async () => {
    const { page } = await visit()
    await fillSms(page, '13900000004')
    await sendButton(page).click()
    const waiting = page.getByRole('button', { name: /^Send again in (60|5\d) s/ })
    await waiting.waitFor()
    expect(await waiting.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => waiting.textContent()).toMatch(/5[0-8] s/)

    await page.getByRole('tab', { name: 'Password login' }).click()
    await page.getByRole('tab', { name: 'SMS login' }).click()
    expect(await waiting.getAttribute('aria-disabled')).toBe('true')
    await page.reload()
    await page.getByRole('tab', { name: 'SMS login' }).click()
    await page.getByRole('button', { name: /^Send again in [345]\d s/ }).waitFor()
  })

  it('says the same of a number that belongs to nobody, and sends nothing', async () => {
    const { page } = await visit()
    await fillSms(page, '13912340000')
    await sendButton(page).click()
    await page.getByRole('status').filter({ hasText: 'If this number belongs to an account' }).waitFor()
    await expect(captchaTo(url, '13912340000')).rejects.toThrow('No captcha')
    await page.getByLabel('Captcha').fill('123456')
    await pressLogIn(page)
    await alert(page, 'Wrong mobile number or captcha').waitFor()
  })

  it('refuses a wrong captcha, and says so when another is asked for within the minute', async () => {
    const { page } = await visit()
    await fillSms(page, '13900000005')
    await sendButton(page).click()
    await page.getByRole('status').filter({ hasText: 'captcha has been sent' }).waitFor()
    await page.getByLabel('Captcha').fill(anotherCaptcha(await captchaTo(url, '13900000005')))
    await pressLogIn(page)
    await alert(page, 'Wrong mobile number or captcha').waitFor()
    expect(await isKept(page, 'token')).toBe(false)

    const other = await visit()
    await fillSms(other.page, '13900000005')
    await sendButton(other.page).click()
    await alert(other.page, 'A captcha was sent less than a minute ago. Wait a moment').waitFor()
  })

  it('names what is missing or wrong, and asks the server nothing', async () => {
    const { page } = await visit()
    const asked: string[] = []
    page.on(
      'request',
      (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname),
    )
    await page.goto('/user/login')
    await page.getByRole('tab', { name: 'SMS login' }).click()
    await sendButton(page).click()
    await page.getByText('cannot be empty').first().waitFor()
    expect(await page.getByText('cannot be empty').count()).toBe(2)
    await page.getByLabel('Seller number').fill('10001')
    await page.getByLabel('Mobile number').fill('12900000008')
    await pressLogIn(page)
    await page.getByText('enter a correct phone number').waitFor()
    await page.getByText('enter the six digits of the message').waitFor()
    expect(await page.getByLabel('Mobile number').evaluate((field) => field === document.activeElement)).toBe(
      true,
    )
    expect(asked.filter((path) => path.includes('/user/'))).toEqual([])
  })

  it('is all Chinese in Chinese, and has no fault that axe knows', async () => {
    const { page } = await visit()
    await page.goto('/user/login?lang=zh-CN')
    await page.getByRole('tab', { name: '短信登录' }).click()
    for (const label of ['商户编号', '手机号码', '验证码'])
      await page.getByLabel(label, { exact: true }).waitFor()
    await page.getByRole('button', { name: '发送验证码' }).click()
    await page.getByText('不能为空').first().waitFor()
    expect(await englishOn(page)).toEqual([])
    expect(await violations(page)).toEqual([])
  })
})

describe('the outcomes of a log-in', () => {
  /** Answers the log-in in the place of the server. */
  async function answered(body: object | 'nothing', path = '/user/login'): Promise<TestVisit> {
    const visited = await visit()
    const { page } = visited
    await page.route('**/system-service/user/login', (route) =>
      body === 'nothing' ? route.abort() : route.fulfill({ json: body }),
    )
    await page.goto(path)
    return visited
  }
  const fill = async (page: Page) => {
    await page.locator('[name=sellerNumber]').fill('10001')
    await page.locator('[name=account]').fill('admin')
    await page.locator('[name=password]').fill('x')
    await page.locator('button[type=submit]').click()
  }

  it('are the token in the local storage for seven days after code 0 (spec 4.6, 4.7, 8.1, 9.1)', async () => {
    const { page } = await visit()
    await login(page, { account: 'admin' })
    const left = await page.evaluate(
      () => JSON.parse(localStorage.getItem('ampdeck.token') ?? '{}').expires - Date.now(),
    )
    expect(left).toBeGreaterThan(604_800_000 - 60_000)
    expect(left).toBeLessThanOrEqual(604_800_000)
  })

  it.each([
    [
      'what the server says to code 4',
      { code: 4, msg: 'Wrong account or password' },
      'Wrong account or password',
    ],
    [
      'the default to a code 4 without words',
      { code: 4, msg: '' },
      'the information entered contains errors',
    ],
    [
      'the default to a code 8 without words',
      { code: 8, msg: '' },
      'the information entered contains errors',
    ],
    ['what the server says to another code', { code: 777, msg: 'Not today' }, 'Not today'],
    ['"server exception" to another code without words', { code: 500, msg: '' }, 'server exception'],
    ['that nothing came', 'nothing', 'The server cannot be reached. Check the connection and try again'],
  ] as const)('are %s (spec 4.9, 5.18, 8.3, 8.4, 8.5)', async (_, body, sentence) => {
    const { page } = await answered(body)
    await fill(page)
    await expect
      .poll(() => page.getByRole('alert').filter({ hasText: /./ }).allTextContents())
      .toEqual([sentence])
    expect(new URL(page.url()).pathname).toBe('/user/login')
    expect(await isKept(page, 'token')).toBe(false)
  })

  it('speak Chinese', async () => {
    for (const [body, sentence] of [
      [{ code: 8, msg: '' }, '输入的信息有误'],
      [{ code: 500, msg: '' }, '服务器异常'],
    ] as const) {
      const { page, leave } = await answered(body, '/user/login?lang=zh-CN')
      await fill(page)
      await alert(page, sentence).waitFor()
      await leave()
    }
  })

  it('are the words of a locked account after five failures', async () => {
    const account = 'nobodyatall'
    for (let n = 0; n < 5; n++) await server.tryLogin({ account, password: 'no' })
    const { page } = await visit()
    await fillLogin(page, { account })
    await pressLogIn(page)
    await alert(page, 'This account is locked after too many failed attempts. Try again later').waitFor()
  })
})

describe('the branding of the log-in page', () => {
  const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href')

  it('is name, logo, title and site icon of the seller whose number was typed, and goes with it (spec 1.4, 2.90)', async () => {
    const { page, problems } = await visit()
    await page.goto('/user/login')
    await page.getByText('Charging operations management platform').waitFor()
    const own = await icon(page)
    await page.getByLabel('Seller number').fill('10002')
    await page.getByLabel('User name').click()
    await page.getByRole('contentinfo').getByText('© 2020 Riverside Power').waitFor()
    await page.getByRole('main').getByText('Riverside Power').waitFor()
    expect(await page.locator('img').first().getAttribute('src')).toMatch(/^data:image\/svg/)
    expect(await icon(page)).not.toBe(own)

    await page.getByRole('button', { name: '简体中文' }).click()
    await page.getByRole('main').getByText('江畔能源').waitFor()
    await page.getByLabel('商户编号').fill('99999')
    await page.getByLabel('用户名').click()
    await page.getByRole('main').getByText('充电运营管理平台').waitFor()
    expect(await icon(page)).toBe(own)
    expect(problems).toEqual([])
  })

  /** What the server answers about a seller, with some of it changed. */
  async function answered(page: Page, changes: object): Promise<void> {
    await page.route('**/seller/getSellerBasicsConfig', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      await route.fulfill({ json: { ...answer, data: { ...answer.data, ...changes } } })
    })
  }

  it('is the default title where the seller has none (spec 1.5, 9.33)', async () => {
    const { page } = await visit()
    await answered(page, { platformTitle: null, platformTitleEn: null })
    await page.goto('/user/login?sellerNumber=10002')
    await page.getByRole('contentinfo').getByText('Riverside Power').waitFor()
    await page.getByRole('main').getByText('Charging operations management platform').waitFor()
  })

  it('has the footer of the two sellers that have one of their own (spec 9.30, 9.31)', async () => {
    for (const sellerId of [399, 365]) {
      const { page } = await visit()
      await answered(page, { sellerId })
      await page.goto('/user/login?sellerNumber=10002')
      const footer = page.getByRole('contentinfo')
      await footer.getByText('Operated by Riverside Power. © 2020, all rights reserved').waitFor()
    }
  })

  it('is at once that of the seller to whom the host belongs', async () => {
    const host = new URL(url)
    host.hostname = 'riverside.localhost'
    const { page } = await visit({ fresh: true })
    await page.goto(`${host.origin}/user/login`)
    await page.getByRole('contentinfo').getByText('© 2020 Riverside Power').waitFor()
  })

  it('is remembered, with the number, after a log-in that succeeded, and only then', async () => {
    const { page } = await visit()
    await fillLogin(page, { account: 'admin', seller: '10002', password: 'wrong' })
    await pressLogIn(page)
    await alert(page, 'Wrong account or password').waitFor()
    await page.reload()
    expect(await page.getByLabel('Seller number').inputValue()).toBe('')
    await login(page, { account: 'admin', seller: '10002' })
    await page.evaluate(() => localStorage.removeItem('ampdeck.token'))
    await page.goto('/user/login')
    await page.getByRole('contentinfo').getByText('© 2020 Riverside Power').waitFor()
    expect(await page.getByLabel('Seller number').inputValue()).toBe('10002')
  })

  it('has the page in the title of the window, in the language of the page (spec 2.57)', async () => {
    const { page } = await visit()
    await page.goto('/user/login')
    expect(await page.title()).toBe('Log in - Ampdeck')
    await page.getByRole('button', { name: '简体中文' }).click()
    await expect.poll(() => page.title()).toBe('登录 - Ampdeck')
  })
})
