import type { ExportFile, ImportFile } from '@ampdeck/api/config/download-center'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inConsole, withServer } from '../stories/in-console.tsx'
import { failing, pageOf, standardFields } from '../stories/mock-server.ts'
import { DownloadCenter } from './download-center.tsx'

const SERVICE = 'config-service/downloadCenter'

const exported = (id: number, fileName: string, fileState: 1 | 2 | 3): ExportFile => ({
  ...standardFields(id),
  fileName,
  fileState,
  userName: 'finance',
  fileUrl: fileState === 2 ? `/${SERVICE}/file?id=${id}` : '',
  rows: fileState === 2 ? 24 : null,
  failure: fileState === 3 ? 'file' : null,
})
const imported = (id: number, fileState: 1 | 2 | 3, kept: number, failed: number): ImportFile => ({
  ...standardFields(id),
  fileName: `Piles ${id}.xlsx`,
  template: 1,
  fileState,
  total: 230,
  uploadSuccess: kept,
  uploadFail: failed,
  userName: 'ops',
  fileUrl: fileState === 1 ? '' : `/${SERVICE}/importFile?id=${id}`,
  resultList: [],
})
const failures = Array.from({ length: 18 }, (_, index) => ({
  content: `row ${index + 4}: pile number: this already exists`,
}))

const server = {
  [`${SERVICE}/exportList`]: pageOf([
    exported(1, 'Charging orders 20260701-100000.xlsx', 1),
    exported(2, 'Station list 20260701-095812.xlsx', 2),
    exported(3, 'Charging orders 20260630-180200.xlsx', 3),
    exported(4, `${'Charging orders of every station '.repeat(6)}.xlsx`, 2),
  ]),
  [`${SERVICE}/importList`]: pageOf([imported(1, 1, 80, 4), imported(2, 2, 230, 0), imported(3, 3, 212, 18)]),
  [`${SERVICE}/importResult`]: pageOf(failures),
}

const meta = {
  title: 'Apps/Console/Download center',
  component: DownloadCenter,
  args: { tab: 'export', onClose: fn() },
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server, grants: ['pileList:import', 'meterManage:import'], layout: 'fullscreen' },
} satisfies Meta<typeof DownloadCenter>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog')

/** Being made, made, not made: only what is made can be had. */
export const Exports: Story = {
  play: async () => {
    const center = within(await dialog())
    await waitFor(() => expect(center.getAllByRole('row')).toHaveLength(5))
    await expect(center.getAllByRole('button', { name: /xlsx$/ })).toHaveLength(2)
    await expect(center.getByText(/^1 (under way|个进行中)/)).toBeVisible()
    await expect(center.getByText(/^(The file could not be generated|文件生成失败)/)).toBeVisible()
  },
}

/** Being read, all kept, some not: these have their failed rows. */
export const Imports: Story = {
  args: { tab: 'import' },
  play: async () => {
    const center = within(await dialog())
    await waitFor(() => expect(center.getAllByRole('row')).toHaveLength(4))
    await expect(center.getAllByRole('button', { name: /Piles 3\.xlsx/ })).toHaveLength(2)
    await expect(center.queryByRole('button', { name: /Piles 1\.xlsx/ })).toBeNull()
    await expect(center.getByText('36 %')).toBeVisible()
  },
}

export const FailedRowsShown: Story = {
  args: { tab: 'import' },
  play: async () => {
    const center = within(await dialog())
    const [failed] = await center.findAllByRole('button', { name: /Piles 3\.xlsx/ })
    await userEvent.click(failed as HTMLElement)
    const rows = await screen.findByRole('dialog', { name: /Piles 3\.xlsx/ })
    await waitFor(() => expect(within(rows).getByText(failures[0]?.content ?? '')).toBeVisible())
  },
}

/** Four for everybody; "Import" where the right is there. */
export const Templates: Story = {
  args: { tab: 'template' },
  play: async () => {
    const center = within(await dialog())
    await expect(await center.findAllByRole('listitem')).toHaveLength(4)
    await expect(center.getAllByRole('button', { name: /xlsx$/ })).toHaveLength(4)
    await expect(center.getAllByRole('button', { name: /^(Import: |导入：)/ })).toHaveLength(2)
  },
}

/** A file is chosen first. */
export const Importing: Story = {
  args: { tab: 'template' },
  play: async ({ globals }) => {
    const center = within(await dialog())
    const [button] = await center.findAllByRole('button', { name: /^(Import: |导入：)/ })
    await userEvent.click(button as HTMLElement)
    const title = globals.language === 'en' ? 'Pile import' : '电桩导入'
    const form = within(await screen.findByRole('dialog', { name: title }))
    await expect(
      form.getByRole('button', { name: globals.language === 'en' ? 'Import' : '导入' }),
    ).toBeDisabled()
  },
}

export const Empty: Story = {
  parameters: { server: { [`${SERVICE}/exportList`]: pageOf([]) } },
  play: async () => {
    const center = within(await dialog())
    await center.findByText(/No export yet|暂无/)
  },
}

export const Failing: Story = {
  parameters: { server: failing(500, `${SERVICE}/exportList`) },
  play: async () => {
    const center = within(await dialog())
    await center.findByText('The server went wrong')
  },
}
