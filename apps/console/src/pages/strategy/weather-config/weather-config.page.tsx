import { type WeatherConfig, weatherConfig } from '@ampdeck/api/config/weather-config'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { screen } from './weather-config-list.tsx'

const WeatherConfigForm = lazyOf(() => import('./weather-config-form.tsx'), 'WeatherConfigForm')

/** What the weather of a city does to its stations (screens.md S192). */
export function Page() {
  const list = useList<WeatherConfig>(weatherConfig.page, screen.filters)
  const form = useOpenForm<WeatherConfig>(WeatherConfigForm, weatherConfig)
  const enable = useAction(weatherConfig.enable)
  const disable = useAction(weatherConfig.disable)
  const remove = useAction(weatherConfig.delete)
  const on = {
    edit: form.edit,
    enable: ({ id }: WeatherConfig) => enable({ id }),
    disable: ({ id }: WeatherConfig) => disable({ id }),
    delete: ({ id }: WeatherConfig) => remove({ id }),
  }

  return (
    <>
      <ListScreen id="weatherConfig" {...screen} list={list} on={on} opens={form.addressOf}>
        <AddButton of={weatherConfig.save} onClick={form.add} />
      </ListScreen>
      {form.element}
    </>
  )
}
