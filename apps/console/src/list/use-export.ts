import type { Call, InputOf } from '@ampdeck/api/contract'
import { ALL_ROWS } from '@ampdeck/api/paging'
import { useSay } from '@ampdeck/ui/language'
import { listRequest } from '@ampdeck/ui/list-request'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAction } from '../data/use-action.ts'
import { openDialog } from '../shell/dialogs/open-dialog.ts'
import { NOTICE_MS, submittedTexts } from './submitted.ts'

/** Starts the export of a list with exactly the filters and the order that it shows; then its tab opens. */
export function useExport<C extends Call>(call: C, besides: object = {}) {
  const say = useSay()
  const [search] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const submit = useAction(call)

  const start = async () => {
    setBusy(true)
    const { current: _, ...asked } = listRequest(search)
    // The address holds texts; the server reads them as the contract's types.
    const job = await submit({ ...asked, ...besides, pageSize: ALL_ROWS } as InputOf<C>)
    setBusy(false)
    if (!job) return
    showMessage({ text: say(submittedTexts.submitted), tone: 'status' })
    setTimeout(() => openDialog({ name: 'downloadCenter', tab: 'export' }), NOTICE_MS)
  }
  return { busy, onClick: () => void start() }
}
