import { downloadCenter, type ImportFile } from '@ampdeck/api/config/download-center'
import { importState } from '@ampdeck/api/enumerations/system'
import { Button } from '@ampdeck/ui/button'
import { mayDownload, maySeeFailedRows } from '@ampdeck/ui/job-row'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { columnsOf, type Unit } from '@ampdeck/ui/list'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useMemo, useState } from 'react'
import { DownloadButton } from './download-button.tsx'
import styles from './download-center.module.css'
import { centerTexts as t } from './download-center.texts.ts'
import { FailedRows } from './failed-rows.tsx'
import { FileTable } from './file-table.tsx'
import { isRunning, percentOf } from './running.ts'
import { useFileList } from './use-file-list.ts'

const unit: Unit = ['import | imports', '导入文件']

/** The files that the user has imported, the newest first, and what became of their rows. */
export function ImportTab() {
  const say = useSay()
  const list = useFileList<ImportFile>(downloadCenter.importList)
  const [viewed, view] = useState<ImportFile>()
  const columns = useMemo(() => columnsFor(view), [])

  return (
    <>
      <FileTable
        label={say(t.imports)}
        unit={unit}
        list={list}
        columns={columns}
        card={(file) => <Card file={file} onView={view} />}
      />
      {viewed && <FailedRows of={viewed} onClose={() => view(undefined)} />}
    </>
  )
}

function columnsFor(view: (file: ImportFile) => void) {
  return columnsOf<ImportFile>(t, (c) => [
    c.name('fileName'),
    c.custom('fileState', { cell: (file) => <State of={file} /> }),
    c.number('uploadSuccess'),
    c.number('uploadFail'),
    c.text('userName'),
    c.instant('createTime'),
    c.custom('actions', { cell: (file) => <Actions file={file} onView={view} /> }),
  ])
}

function State({ of: file }: { of: ImportFile }) {
  const { percent } = useFormats()
  const part = isRunning(file) ? percentOf(file) : undefined

  return (
    <span className={styles.state}>
      <StatusBadge of={importState} code={file.fileState} />
      {part !== undefined && <span className={styles.part}>{percent(part * 100)}</span>}
    </span>
  )
}

interface FileProps {
  file: ImportFile
  onView: (file: ImportFile) => void
}

/** Failed rows where an import failed; the file itself unless it is being read (requirements.md §4). */
function Actions({ file, onView }: FileProps) {
  const say = useSay()
  const state = { kind: 'import', fileState: file.fileState } as const

  return (
    <div className={styles.actions}>
      {maySeeFailedRows(state) && (
        <Button
          size="small"
          look="plain"
          aria-label={say(t.failedRowsOf, { name: file.fileName })}
          onClick={() => onView(file)}
        >
          {say(t.failedRows)}
        </Button>
      )}
      {mayDownload(state) && <DownloadButton size="small" url={file.fileUrl} name={file.fileName} />}
    </div>
  )
}

function Card({ file, onView }: FileProps) {
  const say = useSay()
  const { minute } = useFormats()

  return (
    <div className={styles.card}>
      <State of={file} />
      {say(t.counts, { kept: file.uploadSuccess, failed: file.uploadFail })}
      <span>{minute(file.createTime)}</span>
      <Actions file={file} onView={onView} />
    </div>
  )
}
