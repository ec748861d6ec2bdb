import { type Firmware, firmware, MAX_FIRMWARE_BYTES } from '@ampdeck/api/config/firmware'
import { commonTexts, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Dialog } from '@ampdeck/ui/dialog'
import { FileUpload } from '@ampdeck/ui/file-upload'
import { useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { useCall } from '../../../data/use-call.ts'

const words = texts({
  title: ['File of {name} {versionNo}', '{name} {versionNo} 的固件文件'],
  file: ['File', '文件'],
  about: ['At most 50 MB. An earlier file is replaced.', '不超过 50 MB，重新上传将替换原文件。'],
  done: ['{name} uploaded', '{name} 已上传'],
})

/** Brings the file of a draft; the server keeps its SHA-256. */
export function UploadDialog({ of, onClose }: { of: Firmware; onClose: () => void }) {
  const say = useSay()
  const send = useCall(firmware.upload)
  const { id, name, versionNo, fileName, bytes } = of

  return (
    <Dialog
      open
      width="form"
      title={say(words.title, { name, versionNo })}
      onClose={onClose}
      footer={
        <Button look="plain" size="form" onClick={onClose}>
          {say(commonTexts.close)}
        </Button>
      }
    >
      <p>{say(words.about)}</p>
      <FileUpload
        aria-label={say(words.file)}
        maxBytes={MAX_FIRMWARE_BYTES}
        files={fileName === null ? [] : [{ name: fileName, bytes: bytes ?? 0, id }]}
        upload={async (file, { signal, onProgress }) => {
          await send({ id, file }, { signal, onProgress })
          showMessage({ text: say(words.done, { name: file.name }), tone: 'status' })
          return { id }
        }}
        // A new file takes the place of the old one; a draft without any is deleted as a whole.
        onChange={(files) => files.length > 0 && onClose()}
      />
    </Dialog>
  )
}
