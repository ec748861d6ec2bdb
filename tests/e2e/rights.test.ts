import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { rowsOf } from '../harness/list.ts'
import { serverUrl } from '../harness/server-url.ts'
import { settled } from '../harness/settled.ts'
import { visits } from '../harness/visits.ts'

const LIST = '/business/stationManage/stationList'
/** A changed right takes effect in an open browser within this time. */
const SOON = { timeout: 5_000 }
const { ask, login } = api(serverUrl())
const visit = visits({ ownSession: true })
const md5 = (text: string) => createHash('md5').update(text).digest('hex')

interface Saved {
  id: number
  version: number
}

it('a changed right takes effect in an open browser: menu, buttons and the page itself', async () => {
  const admin = { token: await login({ account: 'admin' }) }
  const role = { name: 'Rights journey', dataScope: 1 }
  const all = ['stationList', 'stationList:query', 'stationList:add', 'pileList']
  const made = await ask<Saved>('system-service/role/save', { ...role, permissions: all }, admin)
  const account = { account: 'journey', password: 'Kaichu@27x' }
  const person = { name: 'Journey', telephone: '13900000099', email: 'journey@example.com', userType: 1 }
  const first = md5('Kaichu@26x')
  await ask(
    'system-service/user/add',
    { ...person, account: account.account, roleIds: [made.id], password: first },
    admin,
  )
  const token = await login({ account: account.account, password: 'Kaichu@26x' })
  const change = { oldPassword: first, password: md5(account.password) }
  await ask('system-service/user/updatePassword', change, { token })

  const { page } = await visit({ as: account })
  await page.goto(`${LIST}?lang=en`)
  await rowsOf(page).first().waitFor()
  const add = page.getByRole('main').getByRole('button', { name: 'Add' })
  await add.waitFor()
  // The stream of events opens when the page has become quiet.
  await settled(page)
  await page.waitForTimeout(1_500)

  let { version } = made
  const grant = async (permissions: string[]) => {
    const body = { ...role, id: made.id, version, permissions }
    ;({ version } = await ask<Saved>('system-service/role/update', body, admin))
  }
  await grant(all.filter((key) => key !== 'stationList:add'))
  await add.waitFor({ ...SOON, state: 'detached' })
  await grant(['pileList'])
  await page.getByText('Sorry, you have no access to this page').waitFor(SOON)
  expect(await page.getByRole('link', { name: 'Why?' }).count()).toBe(1)
  await grant(all)
  await rowsOf(page).first().waitFor(SOON)
})
