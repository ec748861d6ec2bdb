import type { PileRow } from '@ampdeck/api/config/pile'
import type { PileTypeOption } from '@ampdeck/api/config/pile-type'
import type { StationRow } from '@ampdeck/api/config/station'
import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import type { Page as Rows } from '@ampdeck/api/paging'
import type { Locator, Page } from 'playwright'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readXlsx } from '../../apps/server/src/testing/xlsx.ts'
import { api } from '../harness/api.ts'
import { violations } from '../harness/axe.ts'
import { countEffort, expectEffort } from '../harness/effort.ts'
import { act, enter, rowsOf, rowWith } from '../harness/list.ts'
import { unique } from '../harness/record-names.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

const LIST = '/business/stationManage/stationList'
const url = serverUrl()
const visit = visits({ as: 'admin' })
const { ask, login: tokenOf } = api(url)

let token: string
const made: number[] = []
beforeAll(async () => {
  token = await tokenOf({ account: 'admin' })
})
afterEach(async () => {
  for (const id of made.splice(0)) {
    await removePiles(id)
    await ask('config-service/station/delete', { id }, { token })
  }
})

/** A station with piles stays. */
async function removePiles(stationId: number): Promise<void> {
  const { records } = await ask<Rows<PileRow>>('config-service/pile/page', { stationId }, { token })
  for (const { id } of records) await ask('config-service/pile/delete', { id }, { token })
}

/** A station of this test's own, like the first of the list; it is taken away afterwards. */
async function makeStation(fields: Partial<StationRow> = {}): Promise<StationRow> {
  const { records } = await ask<Rows<StationRow>>('config-service/station/page', { pageSize: 1 }, { token })
  const number = unique()
  const own = { code: `T${number}`, name: `测试站${number}`, nameEn: `Test Yard ${number}`, ...fields }
  const [type] = await ask<PileTypeOption[]>('config-service/pileType/selectAll', {}, { token })
  const piles = [{ pileTypeId: type?.id, count: 1 }]
  const station = await ask<StationRow>(
    'config-service/station/setUp',
    { ...records[0], ...own, piles },
    { token },
  )
  made.push(station.id)
  return station
}

const read = ({ id }: StationRow) => ask<StationRow>('config-service/station/get', { id }, { token })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const save = (form: Locator) => form.getByRole('button', { name: 'Save', exact: true }).click()

describe('a station', () => {
  it('is added, changed and deleted, and the question names it', async () => {
    const { page, problems } = await visit()
    await page.goto(`${LIST}?pageSize=50`)
    await rowsOf(page).first().waitFor()

    const number = unique()
    const name = `Test Yard ${number}`
    await countEffort(page)
    await page.getByRole('button', { name: 'Add' }).click()
    const form = dialog(page, 'Add station')
    const next = (step: string) => form.getByRole('button', { name: `Next: ${step}` }).click()
    await enter(form, 'Code', `T${number}`)
    await enter(form, 'Name', `测试站${number}`)
    await enter(form, 'English name', name)
    await enter(form, 'Operating unit', 'Skyline Direct')
    await enter(form, 'Operation type', 'Self-operated')
    await next('Location')
    await form.getByRole('combobox', { name: 'City' }).click()
    await page.getByRole('searchbox', { name: 'Find' }).fill('Shenzhen')
    await page.getByRole('treeitem', { name: 'Shenzhen' }).click()
    await enter(form, 'Address', 'Shennan Avenue 2005')
    await form
      .getByRole('group', { name: 'Choose the location on the map' })
      .click({ position: { x: 150, y: 120 } })
    await expect.poll(() => form.getByLabel('Longitude').inputValue()).toMatch(/^1\d\d\./)
    await next('Equipment')
    await enter(form, 'Transformer', '630')
    await form.getByRole('button', { name: 'Add piles' }).click()
    await form.getByText(`1 pile, numbered T${number}0001`).waitFor()
    await next('Price')
    await next('Publish')
    const blocked = form.getByRole('region', { name: 'It cannot open yet' })
    expect(await blocked.getByRole('listitem').count()).toBe(1)
    await blocked.getByRole('button', { name: /^Go to Price/ }).click()
    await form.getByLabel('Billing model').selectOption({ index: 1 })
    await next('Publish')
    await form.getByRole('radio', { name: 'Open now' }).check({ force: true })
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Save and open station' }).click()
    await form.waitFor({ state: 'detached' })
    await rowWith(page, name).waitFor()
    await expectEffort('Add a station by the wizard, from the list', page)

    await act(page, rowWith(page, name), 'Edit')
    const edit = dialog(page, 'Edit station')
    await enter(edit, 'English name', `${name} B`)
    await save(edit)
    await edit.waitFor({ state: 'detached' })
    await rowWith(page, `${name} B`).waitFor()
    const { records } = await ask<Rows<StationRow>>(
      'config-service/station/page',
      { name: `T${number}` },
      { token },
    )
    expect(records).toMatchObject([{ status: stationStatus.code.open, pileCount: 1, cityCode: '440300' }])
    await removePiles(records[0]?.id ?? 0)
    await page.reload()
    await rowWith(page, `${name} B`).waitFor()

    await act(page, rowWith(page, `${name} B`), 'Delete')
    const question = dialog(page, `Delete ${name} B?`)
    await question.getByRole('button', { name: 'Delete station' }).click()
    await page.getByText(`${name} B deleted`).waitFor()
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => rowWith(page, name).count()).toBe(0)
    expect(await rowsOf(page).count()).toBe(24)
    expect(problems).toEqual([])
  })

  it('is not saved while a field is wrong: the sentence stands at the field, which has the focus (spec 5.2, 5.3)', async () => {
    const station = await makeStation()
    const { page } = await visit()
    await page.goto(`${LIST}?open=${station.id}`)
    const form = dialog(page, 'Edit station')
    await enter(form, 'Longitude', '214')
    await save(form)
    const field = form.getByLabel('Longitude')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect((await read(station)).lng).toBe(station.lng)
  })

  it('of a code that exists is refused at the field of the code', async () => {
    const station = await makeStation()
    const taken = await makeStation()
    const { page, problems } = await visit()
    await page.goto(`${LIST}?open=${station.id}`)
    const form = dialog(page, 'Edit station')
    await enter(form, 'Code', taken.code)
    await save(form)
    await form.getByText('this already exists').waitFor()
    expect(await form.getByLabel('Code').getAttribute('aria-invalid')).toBe('true')
    expect((await read(station)).code).toBe(station.code)

    await enter(form, 'Code', `${station.code}B`)
    await save(form)
    await form.waitFor({ state: 'detached' })
    expect((await read(station)).code).toBe(`${station.code}B`)
    expect(problems).toEqual([])
  })

  it('that somebody else changed meanwhile is read again, and what was typed stays', async () => {
    const station = await makeStation()
    const { page } = await visit()
    await page.goto(`${LIST}?open=${station.id}`)
    const form = dialog(page, 'Edit station')
    await enter(form, 'Remark', 'mine')
    await ask('config-service/station/update', { ...station, address: 'Another Road 1' }, { token })
    await save(form)

    await form.getByText('Somebody else has changed this record').waitFor()
    expect((await read(station)).remark).not.toBe('mine')
    await form.getByRole('button', { name: 'Load again' }).click()
    await form.getByText('Changed meanwhile by somebody else: Address. What you typed is kept.').waitFor()
    await expect.poll(() => form.getByLabel('Address').inputValue()).toBe('Another Road 1')
    expect(await form.getByLabel('Remark').inputValue()).toBe('mine')
    await save(form)
    await form.waitFor({ state: 'detached' })
    expect(await read(station)).toMatchObject({ address: 'Another Road 1', remark: 'mine' })
  })

  it('keeps what was typed through a reload, until it is saved or given up', async () => {
    const station = await makeStation()
    const { page, problems } = await visit()
    await page.goto(`${LIST}?open=${station.id}`)
    const form = dialog(page, 'Edit station')
    await enter(form, 'Remark', 'half a sentence')
    await form.getByText('Draft kept on this device').waitFor()
    await page.reload()
    await expect.poll(() => form.getByLabel('Remark').inputValue()).toBe('half a sentence')

    await form.getByRole('button', { name: 'Cancel' }).click()
    const question = dialog(page, 'are you sure to close this window? records will not be saved')
    await question.getByRole('button', { name: 'Confirm' }).click()
    await form.waitFor({ state: 'detached' })
    await page.goto(`${LIST}?open=${station.id}`)
    await expect.poll(() => form.getByLabel('Address').inputValue()).toBe(station.address)
    expect(await form.getByLabel('Remark').inputValue()).toBe(station.remark ?? '')
    expect(problems).toEqual([])
  })

  it('is closed after a question that says what follows, and opened at once', async () => {
    const station = await makeStation()
    const { page } = await visit()
    await page.goto(`${LIST}?name=${station.code}`)
    const row = rowWith(page, station.code)
    await act(page, row, 'Disable')
    const question = dialog(page, `Disable ${station.nameEn}?`)
    await question.getByText('Every new charge there is refused. Running charges continue.').waitFor()
    await question.getByRole('button', { name: 'Disable station' }).click()
    await row.getByText('Closed').waitFor()
    await act(page, row, 'Enable')
    await row.getByText('Open', { exact: true }).waitFor()
    expect((await read(station)).status).toBe(1)
  })
})

describe('several stations', () => {
  it('are put into one status; those that refuse stay selected and are counted', async () => {
    const { open, building, maintenance } = stationStatus.code
    const stations = [
      await makeStation({ status: open }),
      await makeStation({ status: open }),
      await makeStation({ status: building }),
    ]
    const { page, problems } = await visit()
    await page.goto(`${LIST}?name=Test+Yard`)
    await expect.poll(() => rowsOf(page).count()).toBe(3)

    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click()
    const bar = page.getByRole('region', { name: 'Selected rows' })
    await bar.getByText('3 selected').waitFor()
    await bar.getByRole('button', { name: 'Set status' }).click()
    await page.getByRole('menuitem', { name: 'Maintenance' }).click()
    await page.getByText('2 stations changed, 1 refused').waitFor()
    await bar.getByText('1 selected').waitFor()
    const statuses = await Promise.all(stations.map(async (station) => (await read(station)).status))
    expect(statuses).toEqual([maintenance, maintenance, building])
    expect(problems).toEqual([])
  })
})

describe('the export', () => {
  it('writes the stations of the filter to a file of the download center', async () => {
    const { page, problems } = await visit()
    await page.goto(`${LIST}?cityCode=440300`)
    await expect.poll(() => rowsOf(page).count()).toBe(3)
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByText('submitted, processing; see download center at top right').waitFor()

    const newest = async () => {
      const body = { current: 1, pageSize: 10 }
      const files = await ask<Rows<{ fileState: number; fileUrl: string; rows: number }>>(
        'config-service/downloadCenter/exportList',
        body,
        { token },
      )
      return files.records[0]
    }
    await expect.poll(async () => (await newest())?.fileState, { timeout: 10_000 }).toBe(2)
    const file = await newest()
    const answer = await fetch(url + file?.fileUrl, { headers: { authorization: token } })
    const { rows } = readXlsx(Buffer.from(await answer.arrayBuffer()))
    expect(rows[0]?.slice(0, 3)).toEqual(['Code', 'Name', 'City'])
    expect(rows).toHaveLength(4)
    // The list stands behind the download center, which has opened by itself.
    const shown = await page.locator('main tbody tr').allTextContents()
    for (const [code = '', name = '', city] of rows.slice(1)) {
      expect(city).toBe('Shenzhen')
      expect(shown.some((row) => row.includes(String(code)) && row.includes(String(name)))).toBe(true)
    }
    expect(await newest()).toMatchObject({ rows: 3 })
    expect(problems).toEqual([])
  })

  it('tells in a message when the server refuses it', async () => {
    const { page } = await visit()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.route('**/config-service/station/export*', (route) =>
      route.fulfill({ json: { code: 409, msg: 'Another export is running', data: null } }),
    )
    await page.goto(LIST)
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('alert').filter({ hasText: 'Another export is running' }).waitFor()
    expect(faults).toEqual([])
  })
})
