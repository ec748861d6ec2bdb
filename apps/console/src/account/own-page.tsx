import type { PageId } from '@ampdeck/api/menu/menu-tree'
import { type UserInfo, user as userCalls } from '@ampdeck/api/system/user'
import { DetailPage } from '@ampdeck/ui/detail'
import { Loading } from '@ampdeck/ui/state-panel'
import type { ReactNode } from 'react'
import { useRead } from '../data/use-read.ts'
import { NotRead } from '../shell/not-read.tsx'
import { usePageHead } from '../shell/use-page-head.ts'

interface OwnPageProps {
  id: PageId
  actions?: ReactNode
  aside?: ReactNode
  children: (user: UserInfo) => ReactNode
}

/** A page about the signed-in user: its frame, once it is known who that is. */
export function OwnPage({ id, actions, aside, children }: OwnPageProps) {
  const head = usePageHead(id)
  const user = useRead(userCalls.info, {})

  if (user.error) return <NotRead of={user} title={head.title} />
  if (!user.data) return <Loading />
  return (
    <DetailPage breadcrumb={head.breadcrumb} title={head.title} actions={actions} aside={aside}>
      {children(user.data)}
    </DetailPage>
  )
}
