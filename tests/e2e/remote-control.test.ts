import type { PileRow } from '@ampdeck/api/config/pile'
import type { Page as Rows } from '@ampdeck/api/paging'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { type ChargePoint, chargePoint } from '../harness/charge-point.ts'
import { serverUrl } from '../harness/server-url.ts'
import { settled } from '../harness/settled.ts'
import { visits } from '../harness/visits.ts'

/* Commands from the screen to a pile over a real socket, and the frames that went to and fro. */

const CONTROL = '/business/pileManage/remoteControl'
const MESSAGES = '/system/logManage/MessageQuery'
const url = serverUrl()
/** The small seller's piles: nobody else's test looks at them. */
const account = { account: 'admin', seller: '10002' }
const visit = visits({ as: account })

let pile: ChargePoint
let here: PileRow
let away: PileRow

beforeAll(async () => {
  const client = api(url)
  const token = await client.login(account)
  const { records } = await client.ask<Rows<PileRow>>('config-service/pile/page', { pageSize: 50 }, { token })
  const piles = records.filter(({ protocol, guns }) => protocol === 1 && guns.length === 1)
  const [first, second] = piles
  if (!first || !second) throw new Error('no piles')
  here = first
  away = second
  pile = await connected(here.code)
})
afterAll(() => pile?.close())

/** A pile that boots again after a reset, and whose lock is stuck. */
async function connected(code: string): Promise<ChargePoint> {
  const client = chargePoint(url, code)
  const boot = () => client.call('BootNotification', { chargePointVendor: 'Test', chargePointModel: 'One' })
  const idle = () =>
    client.call('StatusNotification', { connectorId: 1, errorCode: 'NoError', status: 'Available' })
  client.handle('Reset', () => {
    setTimeout(() => void boot().then(idle), 300)
    return { status: 'Accepted' }
  })
  client.handle('UnlockConnector', () => ({ status: 'UnlockFailed' }))
  client.handle('ChangeAvailability', () => ({ status: 'Scheduled' }))
  await client.connect()
  await boot()
  await idle()
  return client
}

const commands = (page: Page) => page.getByRole('region', { name: 'Commands' })
const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('listitem')

async function give(page: Page, command: string, question: string, answer: string) {
  await commands(page).getByRole('button', { name: command }).click()
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: answer }).click()
}

it('gives commands to a pile, and shows what becomes of each', async () => {
  const { page, problems } = await visit()
  await page.goto(`${CONTROL}?name=${here.code}`)

  await page.getByRole('checkbox', { name: `Choose pile ${here.code}` }).click()
  await give(page, 'Reset', `Reset ${here.code}?`, 'Reset pile')
  const reset = results(page).filter({ hasText: 'Reset' }).first()
  await reset.getByText('Done').waitFor()

  await page.getByRole('checkbox', { name: `Choose pile ${here.code}` }).click()
  await give(page, 'Disable', `Disable ${here.code}?`, 'Disable pile')
  await results(page)
    .filter({ hasText: 'Disable' })
    .first()
    .getByText('Scheduled', { exact: true })
    .first()
    .waitFor()

  await page.getByRole('main').getByText('Guns', { exact: true }).click()
  await page.getByRole('button', { name: `Gun ${here.code}-A` }).click()
  await give(page, 'Unlock gun', `Unlock ${here.code}-A?`, 'Unlock gun')
  const unlock = results(page).filter({ hasText: 'Unlock gun' }).first()
  await unlock.getByText('The lock of the gun did not open').waitFor()
  await unlock.getByRole('button', { name: /^Retry/ }).click()
  await expect.poll(() => results(page).filter({ hasText: 'UnlockFailed' }).count()).toBe(2)
  expect(problems).toEqual([])
})

it('gives each of many its own end', async () => {
  const { page } = await visit()
  await page.goto(`${CONTROL}?name=${here.code}`)
  await page.getByRole('checkbox', { name: `Choose pile ${here.code}` }).click()
  await page.getByRole('searchbox', { name: 'Pile number or name' }).fill(away.code)
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('checkbox', { name: `Choose pile ${away.code}` }).click()
  await commands(page).getByText('2 piles chosen').waitFor()
  await give(page, 'Enable', 'Enable 2 piles?', 'Enable 2 piles')

  await results(page).filter({ hasText: away.code }).getByText('The pile is offline').waitFor()
  await results(page)
    .filter({ hasText: `Enable ${here.code}` })
    .first()
    .waitFor()
})

it('gives a command by thumb on a phone: the pile, the keys and the result are within its width', async () => {
  const { page, problems } = await visit({ viewport: { width: 390, height: 844 } })
  await page.goto(`${CONTROL}?name=${here.code}`)
  const pileBox = page.getByRole('checkbox', { name: `Choose pile ${here.code}` })
  // It is above the fold, and so are the commands once it is chosen.
  await expect.poll(async () => (await pileBox.boundingBox())?.y).toBeLessThan(844)
  await pileBox.click()
  const reset = commands(page).getByRole('button', { name: 'Reset', exact: true })
  const key = await reset.boundingBox()
  expect(key?.height).toBeGreaterThanOrEqual(40)
  expect((key?.y ?? 0) + (key?.height ?? 0)).toBeLessThanOrEqual(844)
  await give(page, 'Reset', `Reset ${here.code}?`, 'Reset pile')
  await results(page).filter({ hasText: 'Reset' }).first().getByText('Done').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(problems).toEqual([])
})

it('keeps the frames of it, each with its answer, at an address of its own', async () => {
  const { page } = await visit()
  await expect
    .poll(async () => {
      await page.goto(`${MESSAGES}?pileCode=${here.code}&action=BootNotification`)
      await settled(page)
      return page.getByRole('link', { name: 'BootNotification' }).count()
    })
    .toBeGreaterThan(0)
  await page.getByRole('link', { name: 'BootNotification' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'BootNotification' })
  await drawer.getByText('Valid by the schema of the standard').waitFor()
  await drawer
    .getByRole('tab', { name: /^(Call|Answer)/ })
    .last()
    .click()
  await drawer.getByRole('grid').waitFor()
  const shared = page.url()
  await page.goto('about:blank')
  await page.goto(shared)
  await page.getByRole('dialog', { name: 'BootNotification' }).waitFor()
})
