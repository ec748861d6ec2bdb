import { type Feedback, feedback } from '@ampdeck/api/member/feedback'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { ExportButton, ListPage } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useExport } from '../../../list/use-export.ts'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Timing } from '../../../timing/timing.tsx'
import { screen } from './feedback-list.ts'

const FeedbackDrawer = lazyOf(() => import('./feedback-drawer.tsx'), 'FeedbackDrawer')
const ReplyDialog = lazyOf(() => import('./reply-dialog.tsx'), 'ReplyDialog')

export function Page() {
  const head = usePageHead('feedback')
  const list = useList<Feedback>(feedback.page, screen.filters)
  const opened = useOpened('open')
  const close = useAction(feedback.close)
  const [replied, reply] = useState<Feedback>()

  return (
    <>
      <ListPage
        {...head}
        {...screen}
        list={list}
        opens={opened.addressOf}
        on={{ reply, close: ({ id, version }) => close({ id, version }) }}
      >
        <ExportButton action="feedback:export" {...useExport(feedback.export)} />
        <Timing of={feedback.export} />
      </ListPage>
      {opened.id !== undefined && (
        <FeedbackDrawer key={opened.id} id={opened.id} onReply={reply} onClose={opened.close} />
      )}
      {/* Of its own: a drawer that is hidden while this is fetched would come back above it, for screen readers. */}
      {replied && <ReplyDialog row={replied} onClose={() => reply(undefined)} />}
    </>
  )
}
