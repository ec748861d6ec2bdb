import type { Call, InputOf } from '@ampdeck/api/contract'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { listFilters } from '@ampdeck/ui/list-request'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAction } from '../data/use-action.ts'

/** Word for word that of spec.md §7. */
const words = texts({
  submitted: [
    'submitted, processing; see download center at top right',
    '已提交，正在处理；请在右上角下载中心查看',
  ],
})

/** Starts the export of a list with exactly the filters that it shows. */
export function useExport<C extends Call>(call: C) {
  const say = useSay()
  const [search] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const submit = useAction(call)

  const start = async () => {
    setBusy(true)
    // The address holds texts; the server reads them as the contract's types.
    const job = await submit(listFilters(search) as InputOf<C>)
    if (job) showMessage({ text: say(words.submitted), tone: 'status' })
    setBusy(false)
  }
  return { busy, onClick: () => void start() }
}
