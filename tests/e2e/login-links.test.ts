// @module-tag long
import { sign } from '@ampdeck/api/client/signature'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { violations } from '../harness/axe.ts'
import { login } from '../harness/browser.ts'
import { englishOn } from '../harness/english.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

/* Log-in by something that was handed out for one log-in: the ticket of another site, and a seller's link (requirements.md §2). */

const LIST = '/business/stationManage/stationList'
const url = serverUrl()
const visit = visits()
const server = api(url)

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const isKept = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(`ampdeck.${name}`) !== null, key)

describe('a ticket of another site', () => {
  const PATH = '/system-service/user/authTicket'
  const SIGNER = { from: '900000001', to: '900000002', appId: 'demo-portal' }

  /** What the other site's own server does. */
  async function ticketFor(account: string): Promise<string> {
    const body = JSON.stringify({ account })
    const timestamp = Date.now()
    const signed = { ...SIGNER, method: 'POST', path: PATH, timestamp, body }
    const response = await fetch(url + PATH, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...SIGNER,
        timestamp: String(timestamp),
        sign: await sign(signed, 'Ampdeck@2026-demo-portal'),
      },
      body,
    })
    return (await response.json()).data.ticket
  }

  it('leads home, also without a token (spec 2.3, 2.9)', async () => {
    const { page, problems } = await visit()
    await page.goto(`/authLogin?ticket=${await ticketFor('viewer')}`)
    await page.waitForURL(`${url}/home`)
    await page.getByRole('banner').getByRole('button', { name: '王蕾' }).waitFor()
    expect(problems).toEqual([])
  })

  it('leads to the redirect of the address, and home instead of to another host', async () => {
    for (const [redirect, target] of [
      [LIST, LIST],
      ['https://evil.example/', '/home'],
    ] as const) {
      const { page, problems } = await visit()
      await page.goto(
        `/authLogin?ticket=${await ticketFor('viewer')}&redirect=${encodeURIComponent(redirect)}`,
      )
      await page.waitForURL((address) => address.origin === url && address.pathname === target)
      expect(problems).toEqual([])
    }
  })

  it('that was used, and none at all, lead by a message and a link to the log-in', async () => {
    const spent = await ticketFor('viewer')
    await server.call('system-service/user/authLogin', { ticket: spent })
    const { page } = await visit()
    for (const [address, sentence] of [
      [
        `/authLogin?ticket=${spent}&redirect=${encodeURIComponent(LIST)}`,
        'This login link is no longer valid',
      ],
      [
        `/authLogin?redirect=${encodeURIComponent(LIST)}`,
        'This address contains no login ticket of another site',
      ],
    ] as const) {
      await page.goto(address)
      await alert(page, sentence).waitFor()
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Authorised login')
      expect(await violations(page)).toEqual([])
    }
    await page.getByRole('link', { name: 'Go to the login page' }).click()
    await page.waitForURL((address) => address.pathname === '/user/login')
    await login(page, { account: 'admin' })
    await page.waitForURL((address) => address.pathname === LIST)
  })

  it('that is refused is told in Chinese', async () => {
    const { page } = await visit()
    await page.goto('/authLogin?ticket=x&lang=zh-CN')
    await alert(page, '登录链接已失效').waitFor()
    expect(await page.title()).toBe('授权登录 - Ampdeck')
    expect(await englishOn(page)).toEqual([])
  })
})

describe("a seller's link", () => {
  async function codeOf(account: string): Promise<string> {
    const token = await server.login({ account })
    const { url: link } = await server.ask<{ url: string }>(
      'system-service/user/sellerLoginLink',
      {},
      { token },
    )
    return new URL(link, url).searchParams.get('sellerId') ?? ''
  }

  it('logs in on any page, reads permissions and user, and leads home (spec 2.55)', async () => {
    const { page, problems } = await visit()
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (new URL(page.url()).pathname === '/user/login' && request.method() === 'POST') asked.push(pathname)
    })
    await page.goto(`${LIST}?pageSize=50&sellerId=${await codeOf('admin')}`)
    await page.waitForURL(`${url}/home`)
    await page.getByRole('banner').getByRole('button', { name: 'admin' }).waitFor()
    expect(asked.filter((path) => !path.includes('/seller/'))).toEqual([
      '/system-service/user/sellerLogin',
      '/system-service/permission/user',
      '/system-service/user/info',
    ])
    expect([await isKept(page, 'user-routes'), await isKept(page, 'user-info')]).toEqual([true, true])
    expect(problems).toEqual([])
  })

  it('logs nobody in a second time; the way to the page is kept for the log-in', async () => {
    const code = await codeOf('admin')
    await server.call('system-service/user/sellerLogin', { sellerId: code })
    const { page } = await visit()
    await page.goto(`${LIST}?sellerId=${code}`)
    await alert(page, 'This login link is no longer valid').waitFor()
    expect(page.url()).not.toContain(code)
    expect(await isKept(page, 'token')).toBe(false)
    await login(page, { account: 'admin' })
    await page.waitForURL((address) => address.pathname === LIST)
  })

  it('is no number: the id of a seller logs nobody in', async () => {
    const { page } = await visit()
    await page.goto('/?sellerId=10001')
    await alert(page, 'This login link is no longer valid').waitFor()
    expect(await isKept(page, 'token')).toBe(false)
  })

  it('says which part of the way failed, and then nobody is logged in (spec 8.7, 8.8)', async () => {
    for (const [path, body, sentence] of [
      ['permission/user', { code: 500, msg: 'no menu' }, 'route request failed: no menu'],
      ['permission/user', 'nothing', 'exception requesting routes'],
      ['user/info', { code: 500, msg: '' }, 'failed to get user info'],
      ['user/info', 'nothing', 'exception getting it'],
    ] as const) {
      const { page } = await visit()
      await page.route(`**/system-service/${path}`, (route) =>
        body === 'nothing' ? route.abort() : route.fulfill({ json: body }),
      )
      await page.goto(`/?sellerId=${await codeOf('admin')}`)
      await alert(page, sentence).waitFor()
      expect(await isKept(page, 'token')).toBe(false)
    }
  })

  it('does nothing to somebody who is logged in', async () => {
    const { page } = await visit({ as: 'viewer' })
    await page.goto(`${LIST}?sellerId=${await codeOf('admin')}`)
    await page.getByRole('banner').getByRole('button', { name: '王蕾' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(LIST)
  })
})
