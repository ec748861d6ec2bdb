import { type ExclusiveStrategy, exclusiveStrategy } from '@ampdeck/api/config/exclusive-strategy'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useIntent } from '../../../data/use-intent.ts'
import { useRead } from '../../../data/use-read.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './exclusive-strategy-list.tsx'

const ExclusiveStrategyForm = lazyOf(() => import('./exclusive-strategy-form.tsx'), 'ExclusiveStrategyForm')

/** Prices of a fleet, or of members with a tag, that replace those of the tariff (screens.md S188). */
export function Page() {
  const list = useList<ExclusiveStrategy>(exclusiveStrategy.page, screen.filters)
  const form = useOpenForm<ExclusiveStrategy>(ExclusiveStrategyForm, exclusiveStrategy)
  const { data: tags } = useRead(
    exclusiveStrategy.tags,
    {},
    { enabled: useIntent() || 'tagId' in list.request },
  )
  const enable = useAction(exclusiveStrategy.enable)
  const disable = useAction(exclusiveStrategy.disable)
  const remove = useAction(exclusiveStrategy.delete)
  const on = {
    edit: form.edit,
    enable: ({ id }: ExclusiveStrategy) => enable({ id }),
    disable: ({ id }: ExclusiveStrategy) => disable({ id }),
    delete: ({ id }: ExclusiveStrategy) => remove({ id }),
  }

  return (
    <>
      <ListScreen
        id="exclusiveStrategy"
        {...screen}
        list={list}
        on={on}
        options={{ tags: tags?.map(({ id, name }) => ({ value: String(id), label: name })) }}
        opens={form.addressOf}
      >
        <AddButton of={exclusiveStrategy.save} onClick={form.add} />
      </ListScreen>
      {form.element}
    </>
  )
}
