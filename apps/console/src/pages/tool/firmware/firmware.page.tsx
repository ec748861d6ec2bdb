import { type Firmware, firmware } from '@ampdeck/api/config/firmware'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './firmware-list.tsx'

const FirmwareForm = lazyOf(() => import('./firmware-form.tsx'), 'FirmwareForm')
const UploadDialog = lazyOf(() => import('./upload-dialog.tsx'), 'UploadDialog')

/** Firmware files: drafted, uploaded, released, withdrawn (screens.md S214). */
export function Page() {
  const list = useList<Firmware>(firmware.page, screen.filters)
  const form = useOpenForm<Firmware>(FirmwareForm, firmware)
  const [uploading, setUploading] = useState<Firmware>()
  const [release, withdraw, remove] = [
    useAction(firmware.release),
    useAction(firmware.withdraw),
    useAction(firmware.delete),
  ]
  const on = {
    edit: form.edit,
    upload: setUploading,
    release: ({ id }: Firmware) => release({ id }),
    withdraw: ({ id }: Firmware) => withdraw({ id }),
    delete: ({ id }: Firmware) => remove({ id }),
  }

  return (
    <>
      <ListScreen id="firmware" {...screen} list={list} on={on}>
        <AddButton of={firmware.save} onClick={form.add} />
      </ListScreen>
      {form.element}
      {uploading && <UploadDialog of={uploading} onClose={() => setUploading(undefined)} />}
    </>
  )
}
