import { type importing, templateFileUrl } from '@ampdeck/api/config/download-center'
import { IMPORT_ENDINGS, MAX_IMPORT_BYTES } from '@ampdeck/api/config/import-limits'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { commonTexts, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Dialog } from '@ampdeck/ui/dialog'
import { FileUpload } from '@ampdeck/ui/file-upload'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { failureOf } from '../data/failure-of.ts'
import { useCall } from '../data/use-call.ts'
import { NOTICE_MS, submittedTexts } from '../list/submitted.ts'
import { DownloadButton } from './download-button.tsx'
import styles from './download-center.module.css'

const words = texts({
  about: [
    'At most 5,000 rows. Correct rows are saved; the others are listed with the reason.',
    '最多 5,000 行。正确的行会保存，其他行将列出原因。',
  ],
  template: ['Template', '模板'],
  file: ['File', '文件'],
  import: ['Import', '导入'],
  progress: ['Upload progress', '上传进度'],
})

export interface ImportDialogProps {
  of: ReturnType<typeof importing>
  template: number
  /** After the notice was said. */
  onSubmitted: () => void
  onClose: () => void
}

/** Takes a filled template and sends it; what became of its rows is in the import center. */
export function ImportDialog({ of: call, template, onSubmitted, onClose }: ImportDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const name = importTemplate.label(template as 1, language)
  const { file, choose, failure, progress, submit } = useImport(call, onSubmitted, onClose)
  const isBusy = progress !== undefined

  return (
    <Dialog
      open
      width="form"
      title={name}
      onClose={onClose}
      footer={
        <>
          <Button look="plain" size="form" onClick={onClose}>
            {say(commonTexts.cancel)}
          </Button>
          <Button look="primary" size="form" disabled={!file} busy={isBusy} onClick={submit}>
            {say(words.import)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{say(words.about)}</p>
        <FileUpload
          aria-label={say(words.file)}
          extensions={IMPORT_ENDINGS}
          maxBytes={MAX_IMPORT_BYTES}
          files={file ? [{ name: file.name, bytes: file.size, id: 0 }] : []}
          disabled={isBusy}
          upload={async (chosen) => {
            choose(chosen)
            return {}
          }}
          onChange={(files) => files.length === 0 && choose(undefined)}
        />
        {isBusy && (
          <progress className={styles.progress} aria-label={say(words.progress)} value={progress} max={1} />
        )}
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <div className={styles.card}>
          {say(words.template)}
          <DownloadButton size="small" url={templateFileUrl(template)} name={`${name}.xlsx`} />
        </div>
      </div>
    </Dialog>
  )
}

/** The chosen file, and its way to the server. */
function useImport(call: ReturnType<typeof importing>, onSubmitted: () => void, onClose: () => void) {
  const say = useSay()
  const [file, setFile] = useState<File>()
  const [failure, setFailure] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const send = useCall(call)
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  const choose = (chosen: File | undefined) => {
    setFailure(undefined)
    setFile(chosen)
  }
  const submit = async () => {
    if (!file) return
    abort.current = new AbortController()
    setFailure(undefined)
    setProgress(0)
    try {
      await send({ file }, { signal: abort.current.signal, onProgress: setProgress })
    } catch (error) {
      if (!abort.current.signal.aborted) setFailure(failureOf(error as Error).message)
      return
    } finally {
      setProgress(undefined)
    }
    abort.current = undefined
    showMessage({ text: say(submittedTexts.submitted), tone: 'status' })
    setTimeout(onSubmitted, NOTICE_MS)
    onClose()
  }
  return { file, choose, failure, progress, submit: () => void submit() }
}
