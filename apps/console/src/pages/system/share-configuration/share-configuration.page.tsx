import { type ShareConfiguration, shareConfiguration } from '@ampdeck/api/system/share-configuration'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { usePageId } from '../../../shell/page-id.ts'
import { screen } from './share-configuration-list.ts'

const ShareConfigurationForm = lazyOf(
  () => import('./share-configuration-form.tsx'),
  'ShareConfigurationForm',
)
const ReceivedDrawer = lazyOf(() => import('./received-drawer.tsx'), 'ReceivedDrawer')

const words = texts({ received: ['Shared with us', '共享给我们'] })

/** The rules by which records are shared with other sellers (screens.md S231, S232). */
export function Page() {
  const say = useSay()
  const pageId = usePageId('shareConfiguration')
  const [search] = useSearchParams()
  const list = useList<ShareConfiguration>(shareConfiguration.page, screen.filters)
  const form = useOpenForm<ShareConfiguration>(ShareConfigurationForm, shareConfiguration)
  const [isLooking, look] = useState(false)
  const enable = useAction(shareConfiguration.enable)
  const disable = useAction(shareConfiguration.disable)
  const remove = useAction(shareConfiguration.delete)
  const at = ({ id, version }: ShareConfiguration) => ({ id, version })

  // The page of a new rule is the list with its form open.
  const openNew = useEffectEvent(() => {
    if (pageId === 'shareConfigurationEdit' && !search.has('open')) form.add()
  })
  useEffect(() => openNew(), [])

  return (
    <>
      <ListScreen
        id={pageId}
        {...screen}
        list={list}
        on={{
          edit: form.edit,
          enable: (row) => enable(at(row)),
          disable: (row) => disable(at(row)),
          delete: ({ id }) => remove({ id }),
        }}
        opens={form.addressOf}
      >
        <Button onClick={() => look(true)}>{say(words.received)}</Button>
        <AddButton of={shareConfiguration.save} onClick={form.add} />
      </ListScreen>
      {form.element}
      {isLooking && <ReceivedDrawer onClose={() => look(false)} />}
    </>
  )
}
