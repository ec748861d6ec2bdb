import { type SystemParam, systemParam } from '@ampdeck/api/system/system-param'
import { systemParamTexts } from '@ampdeck/api/system/system-param.texts'
import { paramKeys, paramRule } from '@ampdeck/api/system/system-params'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useState } from 'react'
import { LastChanges } from '../../../config/last-changes.tsx'
import { useAction } from '../../../data/use-action.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './system-param-list.tsx'

const changed = {
  ...systemParamTexts,
  ...Object.fromEntries(paramKeys.map((key) => [key, paramRule(key).title])),
}

const SystemParamForm = lazyOf(() => import('./system-param-form.tsx'), 'SystemParamForm')

export function Page() {
  const list = useList<SystemParam>(systemParam.page, screen.filters, { pageSize: 20 })
  const update = useAction(systemParam.update)
  const [edited, setEdited] = useState<SystemParam>()
  const on = {
    edit: setEdited,
    reset: ({ key, version }: SystemParam) => update({ key, version, value: null }),
  }

  return (
    <>
      <ListScreen id="systemParam" {...screen} list={list} on={on}>
        <LastChanges of="systemParam" texts={changed} />
      </ListScreen>
      {edited && <SystemParamForm record={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
