import { commonTexts, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Drawer } from '@ampdeck/ui/drawer'
import { DraftForm, LeaveQuestion } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { Loading } from '@ampdeck/ui/state-panel'
import { ReadFailed } from '../data/read-failed.tsx'
import { useMenu } from '../menu/menu-context.ts'
import { reportTitle, type TimedReport } from './timed-report.ts'
import styles from './timing.module.css'
import { timingTexts } from './timing.texts.ts'
import { TimingFields } from './timing-fields.tsx'
import { TimingView } from './timing-view.tsx'
import { useTiming } from './use-timing.ts'

const ConfirmDialog = lazyOf(() => import('@ampdeck/ui/dialog'), 'ConfirmDialog')

const words = texts({
  edit: ['Edit', '编辑'],
  action: ['Delete timing', '删除定时导出'],
  question: ['Delete the timing of {report}?', '确定删除 {report} 的定时导出？'],
  consequence: [
    'No more reports are generated, and the links in e-mails already sent stop working.',
    '将不再生成报表，已发送邮件中的链接也会失效。',
  ],
})

export interface TimingConfigProps {
  report: TimedReport
  onClose: () => void
}

/**
 * The timing of one report (requirements.md §4): read-only with "Delete" and "Edit" where there is one, otherwise a form. After a
 * deletion the form is there again, empty.
 */
export function TimingConfig({ report, onClose }: TimingConfigProps) {
  const say = useSay()
  const title = say(reportTitle(useMenu().pages, report))
  const timing = useTiming(report, title, onClose)
  const { mode, found, form } = timing

  return (
    <Drawer
      open
      title={say(timingTexts.timing, { report: title })}
      onClose={timing.close}
      footer={(mode === 'form' || mode === 'view') && <Footer timing={timing} />}
    >
      {mode === 'loading' && <Loading />}
      <ReadFailed of={timing} />
      {mode === 'view' && found && <TimingView of={found} />}
      {mode === 'form' && (
        <DraftForm of={form}>
          <TimingFields of={form} found={found} />
        </DraftForm>
      )}
      <LeaveQuestion form={form} />
      {timing.isAsking && (
        <ConfirmDialog
          open
          danger
          title={say(words.question, { report: title })}
          action={say(words.action)}
          onConfirm={() => void timing.remove()}
          onCancel={() => timing.askDelete(false)}
        >
          {say(words.consequence)}
        </ConfirmDialog>
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
          {say(commonTexts.cancel)}
        </Button>
        <Button type="submit" form={form.id} look="primary" size="form" busy={form.isBusy}>
          {say(commonTexts.save)}
        </Button>
      </div>
    )
  }
  return (
    <div key="view" className={styles.footer}>
      <Button look="plain" size="form" onClick={() => timing.askDelete(true)}>
        {say(commonTexts.delete)}
      </Button>
      <Button ref={timing.editButton} look="primary" size="form" onClick={timing.edit}>
        {say(words.edit)}
      </Button>
    </div>
  )
}
