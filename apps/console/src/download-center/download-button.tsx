import { Button } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { failureOf } from '../data/failure-of.ts'
import { saveFile } from '../data/save-file.ts'
import { centerTexts as t } from './download-center.texts.ts'

interface DownloadButtonProps {
  url: string
  /** Under which the file is saved. */
  name: string
  /** In a row of a table it is small. */
  size?: 'small'
}

/** Gets a file and saves it under its name. */
export function DownloadButton({ url, name, ...rest }: DownloadButtonProps) {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await saveFile(url, name)
    } catch (error) {
      showMessage({ text: failureOf(error as Error).message, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      {...rest}
      icon={<Download aria-hidden="true" />}
      busy={isBusy}
      aria-label={say(t.downloadFile, { name })}
      onClick={() => void download()}
    >
      {say(t.download)}
    </Button>
  )
}
