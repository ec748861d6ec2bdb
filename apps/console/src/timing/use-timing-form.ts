import { type ExportTiming, exportTimingManagement } from '@ampdeck/api/config/export-timing'
import type { CodeOf } from '@ampdeck/api/enumeration'
import { isPush } from '@ampdeck/api/enumerations/system'
import { useSay } from '@ampdeck/ui/language'
import { useUnsaved } from '@ampdeck/ui/open-pages'
import { showMessage } from '@ampdeck/ui/toast'
import { timingExport } from '@ampdeck/validation/forms'
import { messages } from '@ampdeck/validation/message'
import { useMemo } from 'react'
import { useToday } from '../data/use-today.ts'
import { useCallForm } from '../form/use-call-form.ts'
import { useDraftName } from '../form/use-draft-name.ts'
import type { TimedReport } from './timed-report.ts'
import { timingTexts } from './timing.texts.ts'

/** What a timing begins with. */
export interface TimingValues {
  isPush: CodeOf<typeof isPush>
  startDate: string
  timingCycle: ExportTiming['timingCycle']
  emailList: { email: string }[]
}

const EMPTY: TimingValues = {
  isPush: isPush.code.email,
  startDate: '',
  timingCycle: 1,
  emailList: [{ email: '' }],
}

interface Options {
  report: TimedReport
  /** The timing as it is saved. */
  found: ExportTiming | undefined
  /** Called with true once it was saved, and with false when the form was left. */
  onDone: (wasSaved: boolean) => void
  reload: () => void
}

/** The form of a timing over what is saved; without that, over an empty one. */
export function useTimingForm({ report, found, onDone, reload }: Options) {
  const say = useSay()
  const { name, exportUrl, exportParams } = report
  const keep = useDraftName(`timing-${name}`)
  const begun = found?.startDate
  const today = useToday()
  const schema = useMemo(() => timingExport(today, begun), [today, begun])

  const form = useCallForm(exportTimingManagement.updateOrSave, schema, {
    texts: timingTexts,
    record: found ? { ...found, emailList: withFirst(found.emailList) } : EMPTY,
    ...(keep !== undefined && { keep }),
    input: (values) => ({ ...values, name, exportUrl, exportParams, id: found?.id, version: found?.version }),
    onInvalid: () => showMessage({ text: say(messages['timing.incomplete']), tone: 'error' }),
    onDone: (saved) => onDone(saved !== undefined),
    reload,
  })
  useUnsaved(form.methods.formState.isDirty)
  return form
}

/** The list of addresses always shows one. */
function withFirst(list: TimingValues['emailList']): TimingValues['emailList'] {
  return list.length > 0 ? list : EMPTY.emailList
}
