import { type Feedback, feedback } from '@ampdeck/api/member/feedback'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './feedback-list.ts'

const FeedbackDrawer = lazyOf(() => import('./feedback-drawer.tsx'), 'FeedbackDrawer')
const ReplyDialog = lazyOf(() => import('./reply-dialog.tsx'), 'ReplyDialog')

export function Page() {
  const list = useList<Feedback>(feedback.page, screen.filters)
  const opened = useOpened('open')
  const close = useAction(feedback.close)
  const [replied, reply] = useState<Feedback>()

  return (
    <>
      <ListScreen
        id="feedback"
        {...screen}
        list={list}
        opens={opened.addressOf}
        on={{ reply, close: ({ id, version }) => close({ id, version }) }}
      >
        <Export of={feedback.export} />
      </ListScreen>
      {opened.id !== undefined && (
        <FeedbackDrawer key={opened.id} id={opened.id} onReply={reply} onClose={opened.close} />
      )}
      {/* Of its own: a drawer that is hidden while this is fetched would come back above it, for screen readers. */}
      {replied && <ReplyDialog row={replied} onClose={() => reply(undefined)} />}
    </>
  )
}
