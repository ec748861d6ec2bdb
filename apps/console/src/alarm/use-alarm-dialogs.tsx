import { type AlarmRow, alarm } from '@ampdeck/api/operation/alarm'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { alarmWords as words } from './alarm.texts.ts'
import { alarmName } from './alarm-name.ts'
import { useAlarmAction } from './use-alarm-action.ts'

const dialogs = {
  handOver: lazyOf(() => import('./hand-over-dialog.tsx'), 'HandOverDialog'),
  close: lazyOf(() => import('./close-dialog.tsx'), 'CloseDialog'),
  dispatch: lazyOf(() => import('./dispatch-dialog.tsx'), 'DispatchDialog'),
}

/** What can be done with one alarm, from a list, a feed or its drawer. */
export function useAlarmDialogs() {
  const say = useSay()
  const { language } = useLanguage()
  const [asked, ask] = useState<{ what: keyof typeof dialogs; row: AlarmRow }>()
  const handle = useAlarmAction(alarm.handle)
  const Dialog = asked && dialogs[asked.what]

  return {
    take: async (row: AlarmRow) => {
      const taken = await handle({ id: row.id })
      if (taken) showMessage({ text: say(words.taken, { name: alarmName(row, language) }), tone: 'status' })
    },
    handOver: (row: AlarmRow) => ask({ what: 'handOver', row }),
    close: (row: AlarmRow) => ask({ what: 'close', row }),
    dispatch: (row: AlarmRow) => ask({ what: 'dispatch', row }),
    element: Dialog && (
      <Dialog key={`${asked.what}${asked.row.id}`} row={asked.row} onClose={() => ask(undefined)} />
    ),
  }
}
