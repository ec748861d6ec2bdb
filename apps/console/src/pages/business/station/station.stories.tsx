import type { StationRow } from '@ampdeck/api/config/station'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { pageOf } from '../../../stories/mock-server.ts'
import { stationRow } from './station.fixture.ts'
import { Page } from './station.page.tsx'

const PAGE = 'config-service/station/page'

const periods = [
  { from: '00:00', to: '08:00', period: 4, ePrice4: 3_200, sPrice4: 4_000 },
  { from: '08:00', to: '24:00', period: 2, ePrice4: 9_800, sPrice4: 6_000 },
]

const withStations = (count: number) => {
  const rows = Array.from({ length: count }, (_, index) => stationRow(index + 1))
  return {
    [PAGE]: pageOf(rows),
    'config-service/station/counts': () => (count === 0 ? [] : [{ serviceStatus: 1, count }]),
    'config-service/station/choices': () => ({
      cities: [{ code: '440300', name: '深圳', nameEn: 'Shenzhen', lng: 114.05, lat: 22.6 }],
      operatingUnits: [{ id: 1, name: '天际直营', nameEn: 'Skyline Direct' }],
      costModels: [{ id: 1, code: 'GD-STD', version: 3 }],
    }),
    'config-service/pileType/selectAll': () => [
      {
        id: 1,
        name: 'DC 120 kW',
        model: 'QD-120',
        currentType: 2,
        ratedW: 120_000,
        layout: 'TWO_GUN',
        protocol: 1,
      },
      {
        id: 2,
        name: 'AC 7 kW',
        model: 'LA-7',
        currentType: 1,
        ratedW: 7_000,
        layout: 'ONE_GUN',
        protocol: 1,
      },
    ],
    'config-service/costModel/selectAll': () => [
      { id: 1, code: 'GD-STD', name: '广东标准', version: 3, periods },
    ],
    'config-service/station/get': ({ id }: { id?: unknown }) =>
      rows.find((row) => row.id === id) as StationRow,
  }
}

export default {
  title: 'Apps/Console/Station list',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: withStations(12), grants: ['stationList:query'], layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

const said = (en: string, zh: string) => new RegExp(`^(${en}|${zh})$`)
const press = (form: HTMLElement, name: RegExp) => userEvent.click(within(form).getByRole('button', { name }))
const enter = async (form: HTMLElement, name: RegExp, text: string) =>
  userEvent.type(await within(form).findByRole('textbox', { name }), text)
const choose = async (form: HTMLElement, name: RegExp, value: string) =>
  userEvent.selectOptions(await within(form).findByRole('combobox', { name }), value)

/** Opens the form for a new station and fills its first two steps. */
async function toEquipment(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: said('Add', '新增') }))
  const form = await within(document.body).findByRole('dialog', { name: said('Add station', '新增场站') })
  await press(form, /^(Next: Location|下一步：位置)$/)
  await expect(await within(form).findAllByText(/cannot be empty|不能为空/)).not.toHaveLength(0)
  await enter(form, said('Code', '编码'), 'GD-SZ-0901')
  await enter(form, said('Name', '名称'), '深圳前海')
  await within(form).findByRole('option', { name: /Skyline Direct|天际直营/ })
  await choose(form, said('Operating unit', '运营单位'), '1')
  await choose(form, said('Operation type', '运营类型'), '1')
  await press(form, /^(Next: Location|下一步：位置)$/)

  const city = await within(form).findByRole('combobox', { name: said('City', '城市') })
  await userEvent.click(city)
  const find = await within(document.body).findByRole('searchbox')
  const inEnglish = document.documentElement.lang === 'en'
  await userEvent.type(find, inEnglish ? 'Shenzhen' : '深圳')
  await userEvent.click(
    await within(document.body).findByRole('treeitem', { name: said('Shenzhen', '深圳') }),
  )
  await waitFor(() => expect(city).toHaveTextContent(/Shenzhen|深圳/))
  await enter(form, said('Address', '地址'), '前海大道1号')
  await enter(form, said('Longitude', '经度'), '113.9')
  await enter(form, said('Latitude', '纬度'), '22.53')
  await press(form, /^(Next: Equipment|下一步：设备)$/)
  await within(form).findByRole('heading', { name: said('Equipment', '设备') })
  return form
}

/** A new station lacks what it needs to open: the last step says in which step, and leads there. */
export const Unready: Story = {
  parameters: { grants: ['stationList:*', 'pileList:*'] },
  play: async ({ canvasElement }) => {
    const form = await toEquipment(canvasElement)
    await press(form, /^(Next: Price|下一步：计费)$/)
    await within(form).findByRole('heading', { name: said('Price', '计费') })
    await press(form, /^(Next: Publish|下一步：发布)$/)
    const lacks = await within(form).findByRole('region', {
      name: said('It cannot open yet', '暂时无法开放'),
    })
    await expect(within(lacks).getAllByRole('listitem')).toHaveLength(3)
    for (const radio of within(form).getAllByRole('radio')) await expect(radio).toBeDisabled()
    await userEvent.click(within(lacks).getByRole('button', { name: /pile|电桩/ }))
    await within(form).findByRole('button', { name: said('Add piles', '新增电桩') })
  },
}

/** With transformer, piles and price it opens at once. */
export const Ready: Story = {
  parameters: { grants: ['stationList:*', 'pileList:*'] },
  play: async ({ canvasElement }) => {
    const form = await toEquipment(canvasElement)
    const transformer = within(form).getByRole('textbox', { name: said('Transformer', '变压器') })
    await userEvent.clear(transformer)
    await userEvent.type(transformer, '630')
    await press(form, said('Add piles', '新增电桩'))
    await expect(within(form).getByText(/GDSZ09010001/)).toBeVisible()
    await press(form, /^(Next: Price|下一步：计费)$/)
    await within(form).findByRole('option', { name: /GD-STD/ })
    await choose(form, said('Billing model', '计费模型'), '1')
    await expect(await within(form).findByRole('img', { name: /GD-STD v3/ })).toBeVisible()
    await press(form, /^(Next: Publish|下一步：发布)$/)
    await userEvent.click(await within(form).findByRole('radio', { name: said('Open now', '立即开放') }))
    await expect(
      await within(form).findByRole('button', { name: said('Save and open station', '保存并开放场站') }),
    ).toBeEnabled()
  },
}

/** The steps of the wizard as sections; the code of the city is never typed. */
export const Editing: Story = {
  parameters: { grants: ['stationList:*'], address: '/?open=1' },
  play: async () => {
    const form = await within(document.body).findByRole('dialog', { name: said('Edit station', '编辑场站') })
    await expect(await within(form).findByRole('combobox', { name: said('City', '城市') })).toHaveTextContent(
      /Shenzhen|深圳/,
    )
    await expect(await within(form).findByRole('img', { name: /GD-STD v3/ })).toBeVisible()
  },
}
