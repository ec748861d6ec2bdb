import { userStanding } from '@ampdeck/api/enumerations/system'
import { type ManagedUser, userAdmin } from '@ampdeck/api/system/user-admin'
import { userAdminTexts } from '@ampdeck/api/system/user-admin.texts'
import { listed, localName, texts } from '@ampdeck/api/texts'
import { DetailPage } from '@ampdeck/ui/detail'
import { useGrants } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { usePageTab } from '@ampdeck/ui/open-pages'
import { Loading } from '@ampdeck/ui/state-panel'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useSearchParams } from 'react-router-dom'
import { useRead } from '../../../data/use-read.ts'
import { NotRead } from '../../../shell/not-read.tsx'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { UserForm } from './user-form.tsx'
import { UserTools } from './user-tools.tsx'

const words = texts({ add: ['Add user', '新增用户'] })

/** One user: the form with the lists that decide what this person sees, and the preview of it (screens.md S219). */
export function Page() {
  const [search] = useSearchParams()
  const id = Number(search.get('id'))
  return id > 0 ? <Stored id={id} /> : <New />
}

function New() {
  const say = useSay()
  const head = usePageHead('UserDetails')
  usePageTab({ title: say(words.add) })

  return (
    <DetailPage breadcrumb={head.breadcrumb} title={say(words.add)}>
      <UserForm record={undefined} reload={() => undefined} />
    </DetailPage>
  )
}

function Stored({ id }: { id: number }) {
  const head = usePageHead('UserDetails')
  const reading = useRead(userAdmin.get, { id })
  const { data, error } = reading
  usePageTab({ title: data?.name })

  if (error) return <NotRead of={reading} title={head.title} />
  if (!data) return <Loading />
  return <User user={data} breadcrumb={head.breadcrumb} reload={() => void reading.refetch()} />
}

interface UserProps {
  user: ManagedUser
  breadcrumb: ReturnType<typeof usePageHead>['breadcrumb']
  reload: () => void
}

function User({ user, breadcrumb, reload }: UserProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { may } = useGrants()
  const roles = user.roles.map((role) => localName(role, language))

  return (
    <DetailPage
      breadcrumb={breadcrumb}
      title={user.name}
      description={<StatusBadge of={userStanding} code={user.standing} look="tinted" />}
      actions={<UserTools user={user} />}
      facts={[
        { label: say(userAdminTexts.account), value: user.account },
        { label: say(userAdminTexts.organizeId), value: user.organizeName ?? '–' },
        { label: say(userAdminTexts.roleIds), value: listed(roles, language) || '–' },
        { label: say(userAdminTexts.lastLogin), value: user.lastLogin ?? '–' },
      ]}
    >
      <UserForm key={user.id} record={user} reload={reload} isReadOnly={!may(userAdmin.edit)} />
    </DetailPage>
  )
}
