import { comment, type MemberComment } from '@ampdeck/api/member/comment'
import { evaluateTag } from '@ampdeck/api/member/evaluate-tag'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { listFilters } from '@ampdeck/ui/list-request'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { StarHistogram } from '../../../comment/star-histogram.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useIntent } from '../../../data/use-intent.ts'
import { useRead } from '../../../data/use-read.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './charging-evaluation-list.tsx'

const AuditDialog = lazyOf(() => import('../../../comment/comment-dialogs.tsx'), 'AuditDialog')
const ReplyDialog = lazyOf(() => import('../../../comment/comment-dialogs.tsx'), 'ReplyDialog')
const CommentDrawer = lazyOf(() => import('../../../comment/comment-drawer.tsx'), 'CommentDrawer')

/** What was said of charges: audited, answered, the best shown first (screens.md S077). */
export function Page() {
  const list = useList<MemberComment>(comment.page, screen.filters)
  const [search] = useSearchParams()
  const stat = useRead(comment.stat, listFilters(search), {
    enabled: list.status === 'ready',
    keepsLast: true,
  })
  const opened = useOpened('id')
  const { data } = useRead(comment.get, { id: opened.id ?? 0 }, { enabled: opened.id !== undefined })
  const [asked, ask] = useState<{ what: 'audit' | 'reply'; row: MemberComment }>()
  const top = useAction(comment.top)
  const remove = useAction(comment.delete)
  const isWanted = useIntent()
  const stations = useStationOptions(isWanted || 'stationId' in list.request)
  const tags = useRead(evaluateTag.selectAll, {}, { enabled: isWanted || 'tagId' in list.request })
  const options = {
    stations,
    tags: tags.data?.map(({ id, name }) => ({ value: String(id), label: name })),
  }
  const end = () => ask(undefined)

  return (
    <>
      <ListScreen
        id="chargingEvaluation"
        {...screen}
        list={list}
        options={options}
        opens={opened.addressOf}
        chips={<StarHistogram counts={stat.data} request={list.request} onChange={list.change} />}
        on={{
          audit: (row) => ask({ what: 'audit', row }),
          reply: (row) => ask({ what: 'reply', row }),
          pin: ({ id, version }) => top({ id, version, top: 1 }),
          unpin: ({ id, version }) => top({ id, version, top: 0 }),
          delete: ({ id }) => remove({ id }),
        }}
      >
        <Export of={comment.export} />
      </ListScreen>
      {opened.id !== undefined && data && (
        <CommentDrawer
          row={data}
          onAudit={() => ask({ what: 'audit', row: data })}
          onReply={() => ask({ what: 'reply', row: data })}
          onClose={opened.close}
        />
      )}
      {/* Of its own: a drawer that is hidden while this is fetched would come back above it, for screen readers. */}

      {asked?.what === 'audit' && <AuditDialog row={asked.row} onClose={end} />}
      {asked?.what === 'reply' && <ReplyDialog row={asked.row} onClose={end} />}
    </>
  )
}
