import { firmware } from '@ampdeck/api/config/firmware'
import { firmwareTexts } from '@ampdeck/api/config/firmware.texts'
import { firmwareKind, firmwareState, manufacturer } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { bytesText } from '@ampdeck/ui/file-upload'
import { useFormats } from '@ampdeck/ui/language'
import { listOf } from '../../../list/list-of.ts'

const words = texts({
  upload: ['Upload file', '上传文件'],
  releaseName: ['Release', '发布'],
  withdrawName: ['Withdraw', '撤回'],
  release: ['From then on the firmware and its file cannot be changed.', '发布后固件及其文件不可更改。'],
  withdraw: ['No further push task can use it.', '撤回后不能再用于推送任务。'],
})

export const screen = listOf<typeof firmware.page>(firmwareTexts, {
  unit: ['firmware version | firmware versions', '固件'],
  columns: (c) => [
    c.name('name', { sort: true, locked: true }),
    c.text('versionNo', { code: true }),
    c.status('state', firmwareState),
    c.code('kind', firmwareKind),
    c.code('manufacturer', manufacturer),
    c.text('fileName'),
    c.custom('bytes', { numeric: 'number', cell: ({ bytes }) => <Size bytes={bytes} /> }),
    c.text('sha256', { code: true, hidden: true }),
    c.text('notes'),
    c.instant('updateTime', { sort: true }),
  ],
  filters: (f) => [f.search('name'), f.codes('kind', firmwareKind), f.codes('state', firmwareState)],
  actions: (a) => [
    a.form(firmware.upload, { label: words.upload }),
    a.call(firmware.release, { label: words.releaseName, confirm: words.release }),
    a.call(firmware.withdraw, {
      label: words.withdrawName,
      hiddenElsewhere: true,
      confirm: words.withdraw,
    }),
    a.form(firmware.update),
    a.call(firmware.delete, { confirm: 'danger' }),
  ],
})

function Size({ bytes }: { bytes: number | null }) {
  const formats = useFormats()
  return bytes === null ? '–' : bytesText(bytes, formats)
}
