// @module-tag long
import type { OperatingUnit } from '@ampdeck/api/config/operating-unit'
import type { Page as Rows } from '@ampdeck/api/paging'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { api } from '../harness/api.ts'
import { violations } from '../harness/axe.ts'
import { login } from '../harness/browser.ts'
import { sessionKeysIn, tokenIn } from '../harness/kept.ts'
import { enter, rowsOf } from '../harness/list.ts'
import { unique } from '../harness/record-names.ts'
import { saysTo } from '../harness/said.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { visits } from '../harness/visits.ts'

/* Nothing that was typed is lost, and nothing is saved twice, whatever happens to the session, the line or the server. */

const LIST = '/business/stationManage/operatingUnit'
let server: TestServer
beforeAll(async () => {
  // Its own: it is killed in the middle.
  server = await startServer({ network: inject('network') })
})
afterAll(async () => {
  await server?.stop()
})
// Below the end of the server: pages are closed before it.
const visit = visits({}, () => server.url)

const isLogin = (address: URL) => address.pathname === '/user/login'
const form = (page: Page) => page.getByRole('dialog', { name: 'Add operating unit' })
const save = (page: Page) => form(page).getByRole('button', { name: 'Save' }).click()
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })

/** Opens the form for a new station, signed in for itself, and fills it. */
async function fill(account = 'admin') {
  const number = unique()
  const visited = await visit({ as: { account }, ownSession: true })
  const { page } = visited
  await page.goto(`${LIST}?pageSize=50&open=new`)
  await form(page).waitFor()
  const values = {
    Name: `测试单位${number}`,
    'English name': `Test Unit ${number}`,
    Kind: 'Partner',
    Contact: 'Chen Ming',
    Phone: '13900000099',
  }
  for (const [label, value] of Object.entries(values)) await enter(form(page), label, value)
  return { ...visited, unit: values.Name, name: values['English name'] }
}

/** How many operating units have this name. */
async function count(unit: string): Promise<number> {
  const { ask, login: tokenOf } = api(server.url)
  const token = await tokenOf({ account: 'admin' })
  const { records } = await ask<Rows<OperatingUnit>>(
    'config-service/operatingUnit/page',
    { pageSize: 100 },
    { token },
  )
  return records.filter((record) => record.name === unit).length
}

async function revoke(page: Page): Promise<void> {
  await api(server.url).call('system-service/user/logout', {}, { token: await tokenIn(page) })
}

describe('a half-filled form', () => {
  it('survives the forced log-in, and is saved once after it', async () => {
    const { page, unit, name } = await fill()
    await revoke(page)
    await save(page)
    await saysTo(page, 'token expired, please log in again')
    await page.waitForURL(isLogin)
    await login(page, { account: 'admin' })
    await form(page).waitFor()
    expect(new URL(page.url()).searchParams.get('open')).toBe('new')
    await expect.poll(() => field(page, 'English name').inputValue()).toBe(name)
    expect(await field(page, 'Phone').inputValue()).toBe('13900000099')
    await save(page)
    await form(page).waitFor({ state: 'detached' })
    expect(await count(unit)).toBe(1)

    await page.goto(`${LIST}?open=new`)
    await form(page).waitFor()
    expect(await field(page, 'Name').inputValue()).toBe('')
  })

  it('keeps the last word, also where the session ended while it was typed', async () => {
    const { page } = await fill()
    await field(page, 'Contact').fill('The last word')
    await page.reload()
    await expect.poll(() => field(page, 'Contact').inputValue()).toBe('The last word')
  })

  it('is offered to nobody else, and to its author again', async () => {
    const { page, name } = await fill()
    await field(page, 'Name').press('Tab')
    await revoke(page)
    await save(page)
    await page.waitForURL(isLogin)
    await login(page, { account: 'ops' })
    await form(page).waitFor()
    expect(await field(page, 'English name').inputValue()).toBe('')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

    await revoke(page)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.waitForURL(isLogin)
    await page.goto(`/user/login?redirect=${encodeURIComponent(`${LIST}?open=new`)}`)
    await login(page, { account: 'admin' })
    await expect.poll(() => field(page, 'English name').inputValue()).toBe(name)
  })

  it('is given up with a log-out by choice', async () => {
    const { page } = await fill()
    await page.getByText(/Draft kept on this device/).waitFor()
    await page.goto('/home')
    expect((await sessionKeysIn(page)).filter((key) => key.includes('draft'))).toHaveLength(1)
    await page.getByRole('banner').getByRole('button', { name: 'admin' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL(isLogin)
    expect(await sessionKeysIn(page)).toEqual([])
  })
})

describe('a form whose answer got lost', () => {
  it('is saved once: the next try, also after a reload, is the same one', async () => {
    const { page, unit } = await fill()
    const sent: (string | undefined)[] = []
    await page.route('**/config-service/operatingUnit/save', async (route) => {
      sent.push(route.request().headers()['idempotency-key'])
      await route.fetch()
      await route.abort()
    })
    await save(page)
    await form(page).getByText('The server could not be reached. What you typed is still here.').waitFor()
    expect(await count(unit)).toBe(1)

    await page.unroute('**/config-service/operatingUnit/save')
    await page.reload()
    await expect.poll(() => field(page, 'Name').inputValue()).toBe(unit)
    const last = page.waitForRequest('**/config-service/operatingUnit/save')
    await save(page)
    sent.push((await last).headers()['idempotency-key'])
    await form(page).waitFor({ state: 'detached' })
    expect(new Set(sent).size).toBe(1)
    expect(await count(unit)).toBe(1)
  })

  it('and that was changed meanwhile says that the first was saved, and makes no second by itself', async () => {
    const { page, unit } = await fill()
    await page.route('**/config-service/operatingUnit/save', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await save(page)
    await form(page).getByText('The server could not be reached. What you typed is still here.').waitFor()
    await page.unroute('**/config-service/operatingUnit/save')
    await field(page, 'Name').fill(`${unit}B`)
    await save(page)
    await form(page)
      .getByText('What you sent before has already been saved. Check it before you save again.')
      .waitFor()
    expect([await count(unit), await count(`${unit}B`)]).toEqual([1, 0])
    await save(page)
    await form(page).waitFor({ state: 'detached' })
    expect([await count(unit), await count(`${unit}B`)]).toEqual([1, 1])
  })

  it('on a slow line sends once what is pressed twice', async () => {
    const { page, unit } = await fill()
    let requests = 0
    await page.route('**/config-service/operatingUnit/save', async (route) => {
      requests += 1
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      await route.continue()
    })
    const button = form(page).getByRole('button', { name: 'Save' })
    await button.dblclick()
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
    await field(page, 'Contact').press('Enter')
    await form(page).waitFor({ state: 'detached' })
    expect(requests).toBe(1)
    expect(await count(unit)).toBe(1)
  })
})

describe('a server that is taken away in the middle of a form', () => {
  it('is said to be away, loses nothing that was typed, and has it once when it is back', async () => {
    const { page, unit, name } = await fill()
    const away = page.getByRole('alert').filter({ hasText: 'The server has been unreachable' })
    await server.kill9()
    await save(page)
    await form(page).getByText('The server could not be reached. What you typed is still here.').waitFor()
    await away.waitFor()
    await page.getByText(/since \d\d:\d\d:\d\d/).waitFor()
    await page.getByText(/^Trying/).waitFor()
    expect(await away.count()).toBe(1)
    expect(await field(page, 'English name').inputValue()).toBe(name)
    expect(await violations(page)).toEqual([])

    await server.restart()
    await expect
      .poll(
        async () => {
          // It is gone when the page has found the server by itself.
          const now = page.getByRole('button', { name: 'Try now' })
          if (await now.isEnabled({ timeout: 500 }).catch(() => false))
            await now.click({ timeout: 500 }).catch(() => undefined)
          return away.count()
        },
        { timeout: 20_000 },
      )
      .toBe(0)
    expect(await field(page, 'English name').inputValue()).toBe(name)
    await save(page)
    await form(page).waitFor({ state: 'detached' })
    expect(await count(unit)).toBe(1)
    await rowsOf(page).filter({ hasText: name }).waitFor()
  })
})
