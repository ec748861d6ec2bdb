import { describe, expect, it } from 'vitest'
import { fillLogin, holdScripts, login } from '../harness/browser.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

const LIST = '/business/stationManage/stationList'
const url = serverUrl()
const visit = visits()

describe('log-in', () => {
  it('leads to the console with the landmarks and the names of the contract (spec 2.1)', async () => {
    const { page, problems } = await visit()
    await login(page, { account: 'admin' })

    const banner = page.getByRole('banner')
    await page.getByRole('navigation', { name: 'Top menu' }).waitFor()
    await page.getByRole('navigation', { name: 'Side menu' }).waitFor()
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await banner.getByRole('button', { name: 'Language' }).waitFor()
    await banner.getByRole('button', { name: 'admin' }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(problems).toEqual([])
  })

  it('says so and stays when the password is wrong', async () => {
    const { page, problems } = await visit()
    await fillLogin(page, { account: 'admin', password: 'wrong' })
    await page.getByRole('button', { name: 'Log in', exact: true }).click()

    await page.getByRole('alert').filter({ hasText: 'Wrong account or password' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/user/login')
    expect(await page.getByLabel('User name').inputValue()).toBe('admin')
    expect(problems).toEqual([])
  })

  it('names the empty field and asks the server nothing', async () => {
    const { page } = await visit()
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/user/login') && asked.push(request.method()))
    await page.goto('/user/login')
    await page.getByLabel('Seller number').fill('10001')
    await page.getByLabel('User name').fill('admin')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()

    const password = page.getByLabel('Password', { exact: true })
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true')
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(asked).toEqual(['GET'])
  })

  it('shows the branding of the seller whose number was entered (spec 1.4)', async () => {
    const { page } = await visit()
    await page.goto('/user/login')
    await page.getByLabel('Seller number').fill('10002')
    await page.getByLabel('User name').click()
    await page.getByText('Riverside Power').first().waitFor()
  })

  it('speaks the language chosen on its page, and still does after a reload', async () => {
    const { page, problems } = await visit()
    await page.goto('/user/login')
    await page.getByRole('button', { name: '简体中文' }).click()
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
    expect(problems).toEqual([])
  })
})

describe('the way back after a log-in', () => {
  it('leads to the address that was asked for, with its query (spec 2.56)', async () => {
    const { page } = await visit()
    await page.goto(`${LIST}?pageSize=50`)
    await page.waitForURL((address) => address.pathname === '/user/login')
    await login(page, { account: 'admin' })
    await page.waitForURL((address) => address.pathname === LIST)
    expect(new URL(page.url()).searchParams.get('pageSize')).toBe('50')
  })

  it('leads home instead of to another host (spec 2.4)', async () => {
    const { page, problems } = await visit()
    await page.goto(`/user/login?redirect=${encodeURIComponent('//evil.example/')}`)
    await login(page, { account: 'admin' })
    await page.waitForURL(`${url}/home`)
    expect(problems).toEqual([])
  })
})

describe('before the script of the login page has come', () => {
  it('what is typed is kept', async () => {
    const { page, problems } = await visit()
    const release = await holdScripts(page)
    await page.goto('/user/login', { waitUntil: 'commit' })
    await fillLogin(page, { account: 'admin', seller: '10002' })
    release()
    await page.getByText('Riverside Power').first().waitFor()
    expect(await page.getByLabel('User name').inputValue()).toBe('admin')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(`${url}/home`)
    expect(problems).toEqual([])
  })

  it('a click on "Log in" is kept, and nothing typed gets into an address', async () => {
    const { page, problems } = await visit()
    const release = await holdScripts(page)
    await page.goto('/user/login', { waitUntil: 'commit' })
    await fillLogin(page, { account: 'admin' })
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    expect(page.url()).toBe(`${url}/user/login`)
    release()
    await page.waitForURL(`${url}/home`)
    expect(problems).toEqual([])
  })
})

describe('somebody who is logged in', () => {
  it('is sent from the login page home, and stays when "Log out" is left by "Cancel" (spec 2.51, 4.11)', async () => {
    const { page } = await visit({ as: 'admin' })
    await page.goto('/user/login')
    await page.waitForURL(`${url}/home`)
    await page.getByRole('banner').getByRole('button', { name: 'admin' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    const question = page.getByRole('dialog', { name: 'Log out' })
    await question.getByText('really log out?').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('banner').getByRole('button', { name: 'admin' }).waitFor()
  })

  it('is forgotten after "Log out", by the browser and by the server (spec 4.11, 7.12)', async () => {
    const { page, problems } = await visit()
    const token = page.waitForRequest((request) => request.headers().authorization !== undefined)
    await login(page, { account: 'admin' })
    const { authorization = '' } = (await token).headers()

    await page.getByRole('banner').getByRole('button', { name: 'admin' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL((address) => address.pathname === '/user/login')
    const kept = await page.evaluate(() => Object.keys(localStorage))
    expect(kept.filter((key) => /token|user|menu/.test(key))).toEqual([])

    await page.goto(LIST)
    await page.waitForURL((address) => address.pathname === '/user/login')
    const answer = await fetch(`${url}/system-service/user/info`, {
      method: 'POST',
      headers: { authorization },
    })
    expect(await answer.json()).not.toMatchObject({ code: 0 })
    expect(problems).toEqual([])
  })
})
