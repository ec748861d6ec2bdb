// @module-tag long
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Api, api, DEMO_PASSWORD } from '../harness/api.ts'
import { violations } from '../harness/axe.ts'
import { login } from '../harness/browser.ts'
import { saysTo } from '../harness/said.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { visits } from '../harness/visits.ts'

/*
 * The account of a person (requirements.md §4 "Profile" and "Forced password change", §5 "Password change", "Profile edit",
 * "Avatar upload"). Passwords and names are changed here, so this file has a server of its own.
 */

const NEW_PASSWORD = 'Charging#2027'
const STRONG = 'must contain 10+ characters with upper and lower case letters, digits and special characters'
const LEAVE = 'are you sure to close this window? records will not be saved'

let server: TestServer
let caller: Api
beforeAll(async () => {
  server = await startServer({ network: inject('network') })
  caller = api(server.url)
})
afterAll(() => server.stop())
// Below the end of the server: pages are closed before it.
const visit = visits({}, () => server.url)

/** Opens an entry of the user's own menu and gives its dialog. */
async function fromMenu(page: Page, user: string, entry: string): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: user, exact: true }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
  return page.getByRole('dialog', { name: entry })
}

async function edit(page: Page, user: string): Promise<Locator> {
  const profile = await fromMenu(page, user, 'Personal profile')
  await profile.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit profile' })
  await form.waitFor()
  return form
}

const field = (form: Locator, name: string) => form.getByLabel(name, { exact: true })
const save = (form: Locator) => form.getByRole('button', { name: 'Save' }).click()

/** A field of the profile, what cannot stand in it, and the message of requirements.md §5. */
const wrong = [
  ['Name', '', 'please enter a correct name!'],
  ['Name', 'eleven char', 'please enter a correct name!'],
  ['Account', 'a_b', 'username is letters or digits'],
  ['Account', 'elevenchars', 'username is letters or digits'],
  ['Mobile number', '12345678901', 'enter a correct mobile number!'],
  ['E-mail', 'a@b', 'enter a correct e-mail!'],
  ['WeChat', '1abcdef', 'enter correct wechat'],
  ['Zip code', '12345', 'enter correct zip code'],
  ['Landline', '123', 'enter correct phone'],
  ['Mailing address', 'x'.repeat(201), 'enter correct mailing address'],
] as const

describe('the profile', () => {
  it('shows everything about the user, with a default picture and the type by its key name (spec 3.3, 4.15)', async () => {
    const { page, problems } = await visit({ as: 'finance' })
    await page.goto('/home')
    const profile = await fromMenu(page, '陈静', 'Personal profile')
    await profile.getByText('Ordinary').waitFor()
    const facts = await profile.locator('dl > div').allInnerTexts()
    expect(facts.map((fact) => fact.replace(/\n+/, ': '))).toEqual([
      'Name: 陈静',
      'Account: finance',
      'Sex: Female',
      'Organisation: 总部',
      'User type: Ordinary',
      'Roles: Finance',
      'Created: 2022-01-04 00:00:00',
      'Mobile number: 13900000004',
      'WeChat: –',
      'Zip code: –',
      'E-mail: finance@10001.example.com',
      'Landline: –',
      'Mailing address: –',
    ])
    await profile.getByRole('img', { name: 'Default avatar' }).waitFor()
    expect(await violations(page)).toEqual([])
    await profile.getByRole('button', { name: 'Change password' }).click()
    await page.getByRole('dialog', { name: 'Change password' }).waitFor()
    expect(problems).toEqual([])
  })

  it('tells what is wrong with each field, in the field (spec 5.48, 5.49, 5.50, 5.51, 5.52, 9.12, 9.13)', async () => {
    const { page, problems } = await visit({ as: 'finance' })
    await page.goto('/home')
    const form = await edit(page, '陈静')
    for (const [name, value, message] of wrong) {
      const input = field(form, name)
      const right = await input.inputValue()
      await input.fill(value)
      await save(form)
      await form.getByText(message, { exact: true }).waitFor()
      expect(await input.getAttribute('aria-invalid'), name).toBe('true')
      expect(await input.evaluate((element) => element === document.activeElement), name).toBe(true)
      await input.fill(right)
    }
    expect(problems).toEqual([])
  })

  it('asks before the form is closed, and then shows what the server has (spec 4.16, 4.17)', async () => {
    const { page, problems } = await visit({ as: 'finance' })
    await page.goto('/home')
    const form = await edit(page, '陈静')
    await field(form, 'Name').fill('不保存')
    await form.getByRole('button', { name: 'Cancel' }).click()
    const question = page.getByRole('dialog', { name: LEAVE })
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await field(form, 'Name').inputValue()).toBe('不保存')

    const read = page.waitForRequest((request) => request.url().endsWith('/system-service/user/info'))
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Confirm' }).click()
    await read
    await form.waitFor({ state: 'detached' })
    const again = await fromMenu(page, '陈静', 'Personal profile')
    await again.getByText('陈静').waitFor()
    expect(problems).toEqual([])
  })

  it('is saved, and the header has the new name at once (spec 7.17)', async () => {
    const { page, problems } = await visit({ as: 'finance' })
    await page.goto('/home')
    const form = await edit(page, '陈静')
    expect(await violations(page)).toEqual([])
    await field(form, 'Name').fill('陈小静')
    await field(form, 'WeChat').fill('chen_2026')
    await form.getByText('Confidential').click()
    await save(form)
    await page.getByRole('banner').getByRole('button', { name: '陈小静', exact: true }).waitFor()
    const profile = await fromMenu(page, '陈小静', 'Personal profile')
    await profile.getByText('chen_2026').waitFor()
    await profile.getByText('Confidential').waitFor()
    expect(problems).toEqual([])
  })

  it('shows what only the server knows: a colleague has this account (spec 8.18)', async () => {
    const { page } = await visit({ as: 'finance' })
    await page.goto('/home')
    const form = await edit(page, '陈小静')
    await field(form, 'Account').fill('viewer')
    await save(form)
    await form.getByText('this already exists').waitFor()
    expect(await field(form, 'Account').inputValue()).toBe('viewer')
  })

  it('of the platform itself has no button "Edit" (spec 3.3, 4.15, 6.9)', async () => {
    const { page } = await visit({ as: 'finance' })
    await page.route('**/system-service/user/info', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { data: object }
      await route.fulfill({ response, json: { ...body, data: { ...body.data, sellerId: -1 } } })
    })
    await page.goto('/account/settings/base')
    await page.getByText('The profile of the platform itself cannot be edited').waitFor()
    expect(await page.getByLabel('Name', { exact: true }).count()).toBe(0)
    const profile = await fromMenu(page, '陈小静', 'Personal profile')
    await profile.getByRole('button', { name: 'Change password' }).waitFor()
    expect(await profile.getByRole('button', { name: 'Edit' }).count()).toBe(0)
  })
})

describe('the avatar', () => {
  it('refuses what is no picture and what is 2 MB, takes a picture, cuts it, and shows it in the header (spec 5.53, 5.54, 2.94)', async () => {
    const { page, problems } = await visit({ as: 'ops' })
    await page.goto('/home')
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } })
    const form = await edit(page, '欧阳川')
    const choose = (name: string, buffer: Buffer) =>
      form.getByLabel('Avatar').setInputFiles({ name, mimeType: 'image/png', buffer })

    await choose('me.png', Buffer.from('<html></html>'))
    await form.getByText('wrong image format, please upload a picture').waitFor()
    await choose('me.png', Buffer.concat([picture, Buffer.alloc(2 * 1_048_576)]))
    await form.getByText('avatar image cannot exceed 2MB').waitFor()

    await choose('me.png', picture)
    const crop = page.getByRole('dialog', { name: 'Crop picture' })
    await crop.getByRole('slider', { name: 'Zoom' }).fill('2')
    await crop.getByRole('button', { name: 'Use picture' }).click()
    await form.getByRole('img', { name: 'Current picture' }).waitFor()
    await save(form)
    await form.waitFor({ state: 'detached' })
    const avatar = page.getByRole('banner').locator('img[src*="/system-service/user/avatar/"]')
    await avatar.waitFor()
    await expect
      .poll(() => avatar.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    expect(problems).toEqual([])
  })

  it("shows the server's sentence where the server refuses it (spec 8.18)", async () => {
    const { page } = await visit({ as: 'repair' })
    await page.route('**/user/uploadAvatar', (route) =>
      route.fulfill({ json: { code: 400, msg: 'wrong image format, please upload a picture', data: null } }),
    )
    await page.goto('/account/settings/base')
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } })
    await page.getByLabel('Avatar').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
    await page.getByRole('button', { name: 'Use picture' }).click()
    await page.getByText('wrong image format, please upload a picture').waitFor()
  })
})

describe('the change of the password', () => {
  async function openForm() {
    const visited = await visit({ as: 'viewer' })
    await visited.page.goto('/home')
    const form = await fromMenu(visited.page, '王蕾', 'Change password')
    const [old, fresh, again] = ['Original password', 'New password', 'Confirm password'].map((name) =>
      field(form, name),
    ) as [Locator, Locator, Locator]
    return { ...visited, form, old, fresh, again }
  }

  it('verifies the original password as soon as its field is left (spec 5.41, 5.42, 5.43)', async () => {
    const { page, problems, form, old, fresh } = await openForm()
    await old.fill('Guessed@2026')
    await fresh.focus()
    await form.getByRole('alert').getByText('The original password is wrong').waitFor()
    expect(await old.inputValue()).toBe('')
    await old.fill(DEMO_PASSWORD)
    await fresh.focus()
    await form.getByRole('status').getByText('original password verified').waitFor()
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('tells each rule (spec 5.40, 5.44, 5.45, 5.46, 9.10)', async () => {
    const { problems, form, old, fresh, again } = await openForm()
    await save(form)
    await form.getByText('original password cannot be empty', { exact: true }).waitFor()
    expect(await form.getByText(STRONG, { exact: true }).count()).toBe(2)

    for (const weak of ['Short@1', 'alllower@2026', 'ALLUPPER@2026', 'NoDigits@@@@', 'NoSpecial2026']) {
      await fresh.fill(weak)
      await save(form)
      await form.getByText(STRONG, { exact: true }).first().waitFor()
      expect(await fresh.getAttribute('aria-invalid'), weak).toBe('true')
    }
    await old.fill(DEMO_PASSWORD)
    await fresh.fill(NEW_PASSWORD)
    await again.fill(`${NEW_PASSWORD}!`)
    await save(form)
    await form.getByText('the two new passwords differ', { exact: true }).waitFor()
    await fresh.fill(DEMO_PASSWORD)
    await again.fill(DEMO_PASSWORD)
    await save(form)
    await form.getByText('old and new passwords are the same', { exact: true }).waitFor()
    expect(problems).toEqual([])
  })

  it('takes a password longer than ten characters, ends the other sessions and keeps this one (spec 5.47, 9.10)', async () => {
    const elsewhere = await caller.login({ account: 'viewer' })
    const { page, problems, form, old, fresh, again } = await openForm()
    await old.fill(DEMO_PASSWORD)
    // Typed key by key: no limit of the field may cut it.
    await fresh.pressSequentially(NEW_PASSWORD)
    await again.pressSequentially(NEW_PASSWORD)
    await again.press('Enter')
    await page.getByRole('status').getByText('password reset successful').waitFor()
    await form.waitFor({ state: 'detached' })

    const info = (token: string) => caller.call('system-service/user/info', {}, { token })
    expect((await info(elsewhere)).code).toBe(2)
    await page.reload()
    await page.getByRole('banner').getByRole('button', { name: '王蕾' }).waitFor()
    expect((await caller.tryLogin({ account: 'viewer' })).code).toBe(4)
    expect((await caller.tryLogin({ account: 'viewer', password: NEW_PASSWORD })).code).toBe(0)
    expect(problems).toEqual([])
  })
})

describe('a forced change of the password', () => {
  it('comes before everything at the first log-in, and cannot be closed (spec 4.12, 4.13, 4.14)', async () => {
    const { page, problems } = await visit()
    await login(page, { account: 'newcomer' })
    const form = page.getByRole('dialog', { name: 'Change password' })
    await form
      .getByText('for account security, change the password on first login', { exact: true })
      .waitFor()
    expect(await violations(page)).toEqual([])

    expect(await form.getByRole('button', { name: 'Close' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 500)
    await page.reload()
    await field(form, 'Original password').fill(DEMO_PASSWORD)
    await field(form, 'New password').fill(NEW_PASSWORD)
    await form.getByRole('status').getByText('original password verified').waitFor()
    await field(form, 'Confirm password').fill(NEW_PASSWORD)
    await save(form)
    await page.getByRole('status').getByText('password reset successful').waitFor()
    await form.waitFor({ state: 'detached' })
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.reload()
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    expect(await form.count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('names the days of a password that is too old, and lets nobody go on but by logging out (spec 4.12, 4.14)', async () => {
    const { page } = await visit({ as: 'finance2' })
    await page.route('**/system-service/user/info', async (route) => {
      const response = await route.fetch()
      const { data, ...envelope } = (await response.json()) as { data: object }
      const old = { isExceedsThresholdForceModifyPwd: true, thresholdForceModifyPwdDay: 91 }
      await route.fulfill({ response, json: { ...envelope, data: { ...data, ...old } } })
    })
    await page.goto('/business/stationManage/stationList')
    const form = page.getByRole('dialog', { name: 'Change password' })
    await form
      .getByText('detected 91 days without password update, please change it', { exact: true })
      .waitFor()
    await form.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL((address) => address.pathname === '/user/login')
  })
})

describe('the personal pages', () => {
  it('tell who one is, what one may see and who has logged in (spec 2.6, 3.4)', async () => {
    const { page, problems } = await visit({ as: 'ops' })
    await page.goto('/account')
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: 'Personal centre' }).waitFor()
    await main.getByText('Sees chosen stations and fleets').waitFor()
    await main.getByText(/May see 8 of \d+ stations/).waitFor()
    await main.getByText('Logged in').first().waitFor()
    expect(await violations(page)).toEqual([])
    await main.getByRole('link', { name: 'Personal settings' }).click()
    await main.getByRole('tab', { name: 'Security' }).click()
    await main.getByRole('heading', { level: 2, name: 'Signed-in devices' }).waitFor()
    expect(new URL(page.url()).search).toBe('?tab=security')
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('let one change the basic settings in a page as well, and speak Chinese (spec 2.6, 7.17)', async () => {
    const { page, problems } = await visit({ as: 'admin', locale: 'zh-CN' })
    await page.goto('/account/settings/base?lang=zh-CN')
    const main = page.getByRole('main')
    await main.getByLabel('姓名').fill('')
    await main.getByRole('button', { name: '保存' }).click()
    await main.getByText('请输入正确的姓名').waitFor()
    await main.getByLabel('姓名').fill('管理员')
    await main.getByRole('button', { name: '保存' }).click()
    await page.getByRole('banner').getByRole('button', { name: '管理员' }).waitFor()
    await main.getByLabel('邮政编码').fill('518000')
    await main.getByRole('button', { name: '保存' }).click()
    await page.getByRole('status').getByText('个人资料已保存').waitFor()
    await page.reload()
    await expect.poll(() => main.getByLabel('邮政编码').inputValue()).toBe('518000')
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('end the session of another browser, which is then logged out (spec 8.15)', async () => {
    const here = await visit({ as: 'repair', ownSession: true })
    const there = await visit({ as: 'repair', ownSession: true })
    await there.page.goto('/account')
    await there.page.getByRole('main').getByText('Logged in').first().waitFor()

    await here.page.goto('/account/settings?tab=security')
    const main = here.page.getByRole('main')
    await main.getByText('This device').waitFor()
    await main.getByRole('button', { name: 'Revoke all others' }).click()
    const question = here.page.getByRole('dialog', { name: 'Revoke all other devices?' })
    await question.getByRole('button', { name: 'Revoke devices' }).click()
    await main.getByText('1 device', { exact: true }).waitFor()
    expect(here.problems).toEqual([])

    await there.page.getByRole('link', { name: 'Personal settings' }).click()
    await saysTo(there.page, 'token expired, please log in again')
  })
})
