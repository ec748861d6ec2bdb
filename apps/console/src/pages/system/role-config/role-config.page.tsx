import { role } from '@ampdeck/api/system/role'
import { localName, texts } from '@ampdeck/api/texts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { usePageTab } from '@ampdeck/ui/open-pages'
import { Loading } from '@ampdeck/ui/state-panel'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useRead } from '../../../data/use-read.ts'
import { NotRead } from '../../../shell/not-read.tsx'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { RoleForm } from './role-form.tsx'

const words = texts({ add: ['New role', '新增角色'] })

/** One role, or a new one: what it is called, what it sees, and what it may do (screens.md S221). */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const head = usePageHead('RoleConfig')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = search.get('id')
  const reading = useRead(role.get, { id: Number(asked) }, { enabled: asked !== null })
  const { data, error } = reading
  /** A form that was saved begins anew. */
  const [saved, setSaved] = useState(0)
  const name = asked === null ? say(words.add) : data && localName(data, language)
  usePageTab({ title: name })

  if (error) return <NotRead of={reading} title={head.title} />
  if (asked !== null && !data) return <Loading />
  return (
    <RoleForm
      key={saved}
      head={{ ...head, title: name ?? head.title }}
      record={data}
      reload={() => void reading.refetch()}
      onDone={(done) => {
        setSaved(saved + 1)
        const made = asked === null && (done as { id?: number } | undefined)?.id
        if (made) navigate(`/system/systemSet/RoleConfig?id=${made}`)
        else if (!done) navigate('/system/systemSet/roleList')
      }}
    />
  )
}
