import type { importing } from '@ampdeck/api/config/download-center'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { ImportButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { openDialog } from '../shell/dialogs/open-dialog.ts'

const ImportDialog = lazyOf(() => import('./import-dialog.tsx'), 'ImportDialog')

export interface ImportProps {
  /** The call that takes the file; its permission decides whether the button is there. */
  of: ReturnType<typeof importing>
  /** Which template is filled in, as a code of `ImportTemplate`. */
  template: number
  /** Where several stand beside each other: which one it is. */
  'aria-label'?: string
  /** What comes after the notice; the import center opens unless it is said otherwise. */
  onSubmitted?: () => void
}

/** The button "Import" of a list: a file is chosen and sent, and the import center shows what became of its rows. */
export function Import({ of, template, onSubmitted = openImports, ...rest }: ImportProps) {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <ImportButton {...rest} of={of} onClick={() => setOpen(true)} />
      {isOpen && (
        <ImportDialog of={of} template={template} onSubmitted={onSubmitted} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

const openImports = () => openDialog({ name: 'downloadCenter', tab: 'import' })
