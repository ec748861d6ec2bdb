import { type VinPass, vinPass } from '@ampdeck/api/config/vin-pass'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { texts } from '@ampdeck/api/texts'
import { GuardedButton, useGrants } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useAction } from '../../../data/use-action.ts'
import { Import } from '../../../download-center/import.tsx'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { applyBatch } from '../../../list/apply-batch.ts'
import { chosenOf } from '../../../list/chosen-of.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './vin-pass-list.tsx'

const VinPassForm = lazyOf(() => import('./vin-pass-form.tsx'), 'VinPassForm')

const words = texts({
  enable: ['Enable', '启用'],
  disable: ['Disable', '停用'],
  enabled: ['{count} enabled, {refused} already enabled', '已启用 {count} 条，{refused} 条原已启用'],
  disabled: ['{count} disabled, {refused} already disabled', '已停用 {count} 条，{refused} 条原已停用'],
})

/** Which car starts where by its VIN alone (screens.md S053). */
export function Page() {
  const say = useSay()
  const { may } = useGrants()
  const list = useList<VinPass>(vinPass.page, screen.filters)
  const form = useOpenForm<VinPass>(VinPassForm, vinPass)
  const enable = useAction(vinPass.enable)
  const disable = useAction(vinPass.disable)
  const enableAll = useAction(vinPass.batchEnable)
  const disableAll = useAction(vinPass.batchDisable)
  const remove = useAction(vinPass.delete)
  const on = {
    edit: form.edit,
    enable: ({ id }: VinPass) => enable({ id }),
    disable: ({ id }: VinPass) => disable({ id }),
    delete: ({ id }: VinPass) => remove({ id }),
  }
  const bulk = (may(vinPass.enable) || may(vinPass.disable)) && (
    <>
      <GuardedButton
        of={vinPass.enable}
        look="plain"
        onClick={async () =>
          void applyBatch(await enableAll(chosenOf(list)), list, (counts) => say(words.enabled, counts))
        }
      >
        {say(words.enable)}
      </GuardedButton>
      <GuardedButton
        of={vinPass.disable}
        look="plain"
        onClick={async () =>
          void applyBatch(await disableAll(chosenOf(list)), list, (counts) => say(words.disabled, counts))
        }
      >
        {say(words.disable)}
      </GuardedButton>
    </>
  )

  return (
    <>
      <ListScreen id="vinPass" {...screen} list={list} on={on} bulk={bulk} opens={form.addressOf}>
        <Export of={vinPass.export} />
        <Import of={vinPass.import} template={importTemplate.code.vinPass} />
        <AddButton of={vinPass.save} onClick={form.add} />
      </ListScreen>
      {form.element}
    </>
  )
}
