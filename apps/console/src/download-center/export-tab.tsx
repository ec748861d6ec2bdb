import { downloadCenter, type ExportFile } from '@ampdeck/api/config/download-center'
import { exportState } from '@ampdeck/api/enumerations/system'
import { mayDownload } from '@ampdeck/ui/job-row'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { columnsOf, type Unit } from '@ampdeck/ui/list'
import { DownloadButton } from './download-button.tsx'
import styles from './download-center.module.css'
import { centerTexts as t } from './download-center.texts.ts'
import { FileTable } from './file-table.tsx'
import { useFileList } from './use-file-list.ts'

const unit: Unit = ['export | exports', '导出文件']

const columns = columnsOf<ExportFile>(t, (c) => [
  c.name('fileName'),
  c.status('fileState', exportState),
  c.text('userName'),
  c.instant('createTime'),
  c.custom('actions', { cell: (file) => <Actions file={file} /> }),
])

/** The files that were made for the user, the newest first. */
export function ExportTab() {
  const say = useSay()
  const list = useFileList<ExportFile>(downloadCenter.exportList)

  return (
    <FileTable
      label={say(t.exports)}
      unit={unit}
      list={list}
      columns={columns}
      card={(file) => <Card file={file} />}
    />
  )
}

/** A file is offered only when it is made (requirements.md §4); one that could not be made says why. */
function Actions({ file }: { file: ExportFile }) {
  const say = useSay()
  if (file.failure) return <span className={styles.part}>{say(t[file.failure])}</span>
  if (!mayDownload({ kind: 'export', fileState: file.fileState })) return null
  return (
    <div className={styles.actions}>
      <DownloadButton size="small" url={file.fileUrl} name={file.fileName} />
    </div>
  )
}

function Card({ file }: { file: ExportFile }) {
  const { minute } = useFormats()

  return (
    <div className={styles.card}>
      {minute(file.createTime)}
      <Actions file={file} />
    </div>
  )
}
