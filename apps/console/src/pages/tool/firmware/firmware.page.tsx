import { type Firmware, firmware } from '@ampdeck/api/config/firmware'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton, ListPage } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { useList } from '../../../list/use-list.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { screen } from './firmware-list.tsx'

const FirmwareForm = lazyOf(() => import('./firmware-form.tsx'), 'FirmwareForm')
const UploadDialog = lazyOf(() => import('./upload-dialog.tsx'), 'UploadDialog')

/** Firmware files: drafted, uploaded, released, withdrawn (screens.md S214). */
export function Page() {
  const head = usePageHead('firmware')
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
      <ListPage {...head} {...screen} list={list} on={on}>
        <AddButton action="firmware:add" onClick={form.add} />
      </ListPage>
      {form.element}
      {uploading && <UploadDialog of={uploading} onClose={() => setUploading(undefined)} />}
    </>
  )
}
