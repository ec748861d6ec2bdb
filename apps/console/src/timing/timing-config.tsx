import { exportTimingManagement } from '@ampdeck/api/config/export-timing'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Drawer } from '@ampdeck/ui/drawer'
import { DraftForm, LeaveQuestion } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { Failed, Loading } from '@ampdeck/ui/state-panel'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { failureOf } from '../data/failure-of.ts'
import { useAction } from '../data/use-action.ts'
import { useRead } from '../data/use-read.ts'
import { useMenu } from '../menu/menu-context.ts'
import { reportTitle, type TimedReport } from './timed-report.ts'
import styles from './timing.module.css'
import { timingTexts } from './timing.texts.ts'
import { TimingFields } from './timing-fields.tsx'
import { TimingView } from './timing-view.tsx'
import { useTimingForm } from './use-timing-form.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('@ampdeck/ui/dialog')).ConfirmDialog }))

const words = texts({
  edit: ['Edit', '编辑'],
  delete: ['Delete', '删除'],
  save: ['Save', '保存'],
  cancel: ['Cancel', '取消'],
  question: ['Delete the timing of {report}?', '确定删除 {report} 的定时导出？'],
  consequence: [
    'No report comes any more, and the links of its mails end.',
    '将不再生成报表，已发送邮件中的链接也会失效。',
  ],
})

export interface TimingConfigProps {
  report: TimedReport
  onClose: () => void
}

/**
 * The timing of one report (spec.md §4): read-only with "Delete" and "Edit" where there is one, otherwise a form. After a
 * deletion the form is there again, empty.
 */
export function TimingConfig({ report, onClose }: TimingConfigProps) {
  const say = useSay()
  const title = say(reportTitle(useMenu().pages, report.name))
  const timing = useTiming(report, onClose)
  const { mode, found, form } = timing

  return (
    <Drawer
      open
      title={say(timingTexts.timing, { report: title })}
      onClose={timing.close}
      footer={(mode === 'form' || mode === 'view') && <Footer timing={timing} />}
    >
      {mode === 'loading' && <Loading />}
      {timing.error && <Failed title={failureOf(timing.error).message} onRetry={timing.reload} />}
      {mode === 'view' && found && <TimingView of={found} />}
      {mode === 'form' && (
        <DraftForm of={form}>
          <TimingFields of={form} found={found} />
        </DraftForm>
      )}
      <LeaveQuestion form={form} />
      {timing.isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            danger
            title={say(words.question, { report: title })}
            onConfirm={() => void timing.remove()}
            onCancel={() => timing.askDelete(false)}
          >
            {say(words.consequence)}
          </ConfirmDialog>
        </Suspense>
      )}
    </Drawer>
  )
}

/**
 * The ways on. Each state has buttons of its own (`key`): were "Edit" to become "Save" under the pointer, the press
 * that opens the form would also send it.
 */
function Footer({ timing }: { timing: ReturnType<typeof useTiming> }) {
  const say = useSay()
  const { mode, form } = timing
  if (mode === 'form') {
    return (
      <div key="form" className={styles.footer}>
        <Button look="plain" size="form" onClick={timing.cancel}>
          {say(words.cancel)}
        </Button>
        <Button type="submit" form={form.id} look="primary" size="form" busy={form.isBusy}>
          {say(words.save)}
        </Button>
      </div>
    )
  }
  return (
    <div key="view" className={styles.footer}>
      <Button look="plain" size="form" onClick={() => timing.askDelete(true)}>
        {say(words.delete)}
      </Button>
      <Button ref={timing.editButton} look="primary" size="form" onClick={timing.edit}>
        {say(words.edit)}
      </Button>
    </div>
  )
}

/** What is shown of a timing, and the ways from one to the other. */
function useTiming(report: TimedReport, onClose: () => void) {
  const { data, error, refetch } = useRead(exportTimingManagement.getByName, { name: report.name })
  const [isEditing, setEditing] = useState(false)
  const [isAsking, askDelete] = useState(false)
  const isClosing = useRef(false)
  const erase = useAction(exportTimingManagement.delete)
  const found = data ?? undefined
  const reload = () => void refetch()

  const form = useTimingForm({
    report,
    found,
    reload,
    onDone: (wasSaved) => {
      setEditing(false)
      // What was saved is what the form begins with from now on; what was given up is gone.
      if (wasSaved) return form.methods.reset(form.methods.getValues())
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
    if (found) await erase({ id: found.id })
  }
  return {
    mode,
    found,
    form,
    error,
    editButton,
    isAsking,
    askDelete,
    remove,
    reload,
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
