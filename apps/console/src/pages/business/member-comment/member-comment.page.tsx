import { comment, type MemberComment } from '@ampdeck/api/member/comment'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useIntent } from '../../../data/use-intent.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { screen } from './member-comment-list.tsx'

const AuditDialog = lazyOf(() => import('../../../comment/comment-dialogs.tsx'), 'AuditDialog')
const ReplyDialog = lazyOf(() => import('../../../comment/comment-dialogs.tsx'), 'ReplyDialog')

/** What members said of their charges (screens.md S089). */
export function Page() {
  const list = useList<MemberComment>(comment.memberPage, screen.filters)
  const [audited, audit] = useState<MemberComment>()
  const [replied, reply] = useState<MemberComment>()
  const remove = useAction(comment.delete)
  const stations = useStationOptions(useIntent() || 'stationId' in list.request)

  return (
    <>
      <ListScreen
        id="memberComment"
        {...screen}
        list={list}
        options={{ stations }}
        on={{ audit, reply, delete: ({ id }) => remove({ id }) }}
      />

      {audited && <AuditDialog row={audited} onClose={() => audit(undefined)} />}
      {replied && <ReplyDialog row={replied} onClose={() => reply(undefined)} />}
    </>
  )
}
