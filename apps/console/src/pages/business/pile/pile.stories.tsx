import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { pileRow } from '../../../pile/pile.fixture.ts'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { listServer } from '../../../stories/mock-server.ts'
import { Page } from './pile.page.tsx'

const server = (count: number) => ({
  ...listServer('config-service/pile', pileRow, count),
  'config-service/station/selectAll': () => [
    { id: 1, code: '4403000001', name: '深圳机场站', nameEn: 'Shenzhen Airport' },
  ],
  'config-service/pileType/selectAll': () => [
    {
      id: 3,
      name: 'DC 120 kW',
      model: 'QD-120',
      currentType: 2,
      ratedW: 120_000,
      layout: 'TWO_GUN',
      protocol: 1,
    },
  ],
  'config-service/pile/qrCode': () => ({
    codes: [0, 1].map((letter) => ({
      gunId: letter + 1,
      pileCode: '44030000010001',
      letter,
      parkingNo: `A0${letter + 1}`,
      stationName: '深圳机场站',
      text: `hlht://44030000010001${'AB'[letter]}.MA5DA1B2C/`,
    })),
  }),
})

export default {
  title: 'Apps/Console/Pile list',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: server(12), grants: ['pileList:query'], layout: 'fullscreen' },
} satisfies Meta

/** Guns follow the type and the layout that are chosen. */
export const Adding: StoryObj = {
  parameters: { grants: ['pileList:*'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Add|新增)$/ }))
    const form = within(await within(document.body).findByRole('dialog', { name: /Add pile|新增电桩/ }))
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: /Pile type|电桩类型/ }),
      await form.findByRole('option', { name: 'DC 120 kW' }),
    )
    await expect(await form.findByRole('group', { name: /^(Gun B|B 枪)$/ })).toBeVisible()
    await userEvent.selectOptions(form.getByRole('combobox', { name: /Layout|枪布局/ }), 'FOUR_GUN')
    await expect(await form.findByRole('group', { name: /^(Gun D|D 枪)$/ })).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: /^(Save|保存)$/ }))
    await expect(await form.findAllByText(/cannot be empty|不能为空/)).not.toHaveLength(0)
  },
}

export const QrCodes: StoryObj = {
  parameters: { grants: ['pileList:*'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText('44030000010001')
    const [, first] = page.getAllByRole('checkbox')
    await userEvent.click(first as HTMLElement)
    await userEvent.click(await page.findByRole('button', { name: /^(QR codes|二维码)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(await dialog.findAllByRole('img', { name: /44030000010001-[AB]/ })).toHaveLength(2)
  },
}

/** A station is needed; what was refused stays selected. */
export const Transferring: StoryObj = {
  parameters: {
    grants: ['pileList:*'],
    server: { ...server(12), 'config-service/pile/transfer': () => ({ done: [{ id: 1 }], refused: [] }) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText('44030000010001')
    const [, first] = page.getAllByRole('checkbox')
    await userEvent.click(first as HTMLElement)
    await userEvent.click(await page.findByRole('button', { name: /^(Transfer|转移场站)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const transfer = dialog.getByRole('button', { name: /^(Transfer 1 pile|迁移 1 台电桩)$/ })
    await userEvent.click(transfer)
    await expect(await dialog.findByText(/cannot be empty|不能为空/)).toBeVisible()
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: /To station|目标场站/ }),
      await dialog.findByRole('option', { name: /Shenzhen Airport|深圳机场站/ }),
    )
    await userEvent.click(transfer)
    await expect(
      await within(document.body).findByText(/^(1 pile transferred, 0 refused|已迁移 1 台电桩，0 台被拒绝)$/),
    ).toBeVisible()
  },
}
