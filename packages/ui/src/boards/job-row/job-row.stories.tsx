import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import type { Job } from './job.ts'
import { guide } from './job-row.guide.ts'
import { jobTexts as t } from './job-row.texts.ts'
import { JobRow } from './job-row.tsx'

const made = (fileName: string, fileState: number, more: object = {}): Job => ({
  kind: 'export',
  fileName,
  fileState,
  createTime: '2026-07-01 09:58:12',
  userName: 'finance',
  ...more,
})
const read = (
  fileName: string,
  fileState: number,
  uploadSuccess: number,
  uploadFail: number,
  total?: number,
): Job => ({
  kind: 'import',
  fileName,
  fileState,
  createTime: '2026-07-01 09:40:00',
  userName: 'ops',
  uploadSuccess,
  uploadFail,
  total,
})

interface Args {
  jobs: readonly Job[]
  onDownload: (job: Job) => void
  onShowFailed: (job: Job) => void
}

function Jobs({ jobs, ...on }: Args) {
  return (
    <ul style={{ maxWidth: 720 }}>
      {jobs.map((job) => (
        <JobRow key={job.fileName} job={job} {...on} />
      ))}
    </ul>
  )
}

const meta = {
  title: 'Domain widgets/Work/JobRow',
  component: JobRow,
  render: Jobs,
  parameters: { guide },
  args: { jobs: [], onDownload: fn(), onShowFailed: fn() },
} satisfies MetaAround<typeof Jobs>

export default meta
type Story = StoryObj<typeof Jobs>

/** 1 generating, 2 downloadable, 3 failed: the file is offered only in 2. */
export const Exports: Story = {
  args: {
    jobs: [
      made('Charging orders 2026-06.xlsx', 1, { progress: 4_250 }),
      made('Gun status.xlsx', 1),
      made('Stations.xlsx', 2, { rows: 24 }),
      made('Member flow 2026-05.xlsx', 3),
    ],
  },
  play: async ({ args, canvas, globals }) => {
    const { language } = globals
    const button = (name: string) =>
      canvas.getByRole('button', { name: say(t.downloadFile, language, { name }) })
    await userEvent.click(button('Stations.xlsx'))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    await userEvent.click(button('Gun status.xlsx'))
    await userEvent.click(button('Member flow 2026-05.xlsx'))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    await expect(button('Gun status.xlsx')).toHaveAccessibleDescription(say(t.notYet, language))
    const [known, unknown] = canvas.getAllByRole('progressbar')
    await expect(known).toHaveAttribute('aria-valuenow', '42')
    await expect(unknown).not.toHaveAttribute('aria-valuenow')
  },
}

/** 1 importing, 2 done, 3 failed: failed rows only in 3, the file unless 1. */
export const Imports: Story = {
  args: {
    jobs: [
      read('Piles Shenzhen.xlsx', 1, 320, 4, 1_200),
      read('Fleet members.xlsx', 2, 86, 0, 86),
      read('Meter fees 2026-06.xlsx', 3, 212, 18, 230),
    ],
  },
  play: async ({ args, canvas, globals }) => {
    const { language } = globals
    const rows = canvas.getAllByRole('button', { name: new RegExp(say(t.failedRows, language)) })
    await expect(rows).toHaveLength(1)
    await userEvent.click(rows[0] as HTMLElement)
    await expect(args.onShowFailed).toHaveBeenCalledWith(
      expect.objectContaining({ fileName: 'Meter fees 2026-06.xlsx' }),
    )
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '27')
    await userEvent.click(
      canvas.getByRole('button', {
        name: say(t.downloadFile, language, { name: 'Piles Shenzhen.xlsx' }),
      }),
    )
    await expect(args.onDownload).not.toHaveBeenCalled()
  },
}

/** A state of a later version offers nothing; a long name ends with …. */
export const Hostile: Story = {
  args: {
    jobs: [
      made(`${'Charging orders of every station of the network '.repeat(4)}.xlsx`, 2, { rows: 1 }),
      made('تقرير ⚡️.xlsx', 42),
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await expect(canvas.getByText('42')).toBeVisible()
  },
}
