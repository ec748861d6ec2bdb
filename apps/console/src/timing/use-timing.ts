import { exportTimingManagement } from '@ampdeck/api/config/export-timing'
import { useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../data/use-action.ts'
import { useRead } from '../data/use-read.ts'
import type { TimedReport } from './timed-report.ts'
import { timingTexts } from './timing.texts.ts'
import { useTimingForm } from './use-timing-form.ts'

/** What is shown of a timing, and the ways from one to the other. */
export function useTiming(report: TimedReport, title: string, onClose: () => void) {
  const say = useSay()
  const { data, error, refetch } = useRead(exportTimingManagement.getByName, { name: report.name })
  const [isEditing, setEditing] = useState(false)
  const [isAsking, askDelete] = useState(false)
  const isClosing = useRef(false)
  const erase = useAction(exportTimingManagement.delete)
  const found = data ?? undefined

  const form = useTimingForm({
    report,
    found,
    reload: () => void refetch(),
    onDone: (wasSaved) => {
      setEditing(false)
      // What was saved is what the form begins with from now on; what was given up is gone.
      if (wasSaved) {
        showMessage({ text: say(timingTexts.saved, { report: title }), tone: 'status' })
        return form.methods.reset(form.methods.getValues())
      }
      form.methods.reset()
      if (isClosing.current || !found) onClose()
    },
  })
  const mode = error ? 'failed' : data === undefined ? 'loading' : found && !isEditing ? 'view' : 'form'
  const editButton = useFocusOn(mode, form.methods.setFocus)

  const leave = (toClose: boolean) => {
    isClosing.current = toClose
    form.leave()
  }
  const remove = async () => {
    askDelete(false)
    const isErased = found && (await erase({ id: found.id })) !== undefined
    if (isErased) showMessage({ text: say(timingTexts.deleted, { report: title }), tone: 'status' })
  }
  return {
    mode,
    found,
    form,
    error,
    refetch,
    editButton,
    isAsking,
    askDelete,
    remove,
    edit: () => setEditing(true),
    cancel: () => leave(false),
    close: () => (mode === 'form' ? leave(true) : onClose()),
  }
}

/** What had the focus is gone when the form takes the place of the view, or the view that of the form. */
function useFocusOn(mode: string, setFocus: (field: 'startDate') => void) {
  const editButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (mode === 'form') setFocus('startDate')
    if (mode === 'view') editButton.current?.focus()
  }, [mode, setFocus])
  return editButton
}
