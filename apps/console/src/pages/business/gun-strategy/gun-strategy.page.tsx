import { type StrategyForGun, strategyForGun } from '@ampdeck/api/config/strategy-for-gun'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './gun-strategy-list.tsx'
import { useModels } from './use-models.ts'

const GunStrategyForm = lazyOf(() => import('./gun-strategy-form.tsx'), 'GunStrategyForm')

/** Prices of single guns on certain days, and which price wins (screens.md S057). */
export function Page() {
  const list = useList<StrategyForGun>(strategyForGun.page, screen.filters)
  const form = useOpenForm<StrategyForGun>(GunStrategyForm, strategyForGun)
  const remove = useAction(strategyForGun.delete)
  const { options } = useModels()
  const on = { edit: form.edit, delete: ({ id }: StrategyForGun) => remove({ id }) }

  return (
    <>
      <ListScreen
        id="gunStrategy"
        {...screen}
        list={list}
        on={on}
        options={{ models: options.map(({ value, label }) => ({ value: String(value), label })) }}
        opens={form.addressOf}
      >
        <AddButton of={strategyForGun.save} onClick={form.add} />
      </ListScreen>
      {form.element}
    </>
  )
}
