import { type Member, member } from '@ampdeck/api/member/member'
import { GuardedButton, useGrants } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useIntent } from '../../../data/use-intent.ts'
import { useRead } from '../../../data/use-read.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './member-list.tsx'

const MemberForm = lazyOf(() => import('./member-form.tsx'), 'MemberForm')
const TagDialog = lazyOf(() => import('./tag-dialog.tsx'), 'TagDialog')

/** Who charges and pays (screens.md S086). */
export function Page() {
  const say = useSay()
  const { may } = useGrants()
  const list = useList<Member>(member.page, screen.filters)
  const form = useOpenForm<Member>(MemberForm, member)
  const [isTagging, setTagging] = useState(false)
  const tags = useRead(member.tags, {}, { enabled: useIntent() || 'tagId' in list.request }).data ?? []
  const steps = {
    enable: useAction(member.enable),
    disable: useAction(member.disable),
    lock: useAction(member.lock),
    unlock: useAction(member.unlock),
    cancel: useAction(member.cancel),
  }
  const on = Object.entries(steps).map(([name, make]) => [name, ({ id }: Member) => make({ id })] as const)

  return (
    <>
      <ListScreen
        id="memberList"
        {...screen}
        list={list}
        options={{ tags: tags.map(({ id, name }) => ({ value: String(id), label: name })) }}
        on={{ ...Object.fromEntries(on), edit: form.edit }}
        bulk={
          may(member.tag) && (
            <GuardedButton of={member.tag} look="plain" onClick={() => setTagging(true)}>
              {say(['Tag', '打标签'])}
            </GuardedButton>
          )
        }
      >
        <Export of={member.export} />
        <AddButton of={member.save} onClick={form.add} />
      </ListScreen>
      {form.element}
      {isTagging && <TagDialog list={list} onClose={() => setTagging(false)} />}
    </>
  )
}
