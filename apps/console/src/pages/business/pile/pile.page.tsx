import { type PileRow, pile } from '@ampdeck/api/config/pile'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { useGrants } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { showMessage } from '@ampdeck/ui/toast'
import { useAction } from '../../../data/use-action.ts'
import { useIntent } from '../../../data/use-intent.ts'
import { Import } from '../../../download-center/import.tsx'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { usePileTypeOptions, useStationOptions } from '../../../list/station-options.ts'
import { useList } from '../../../list/use-list.ts'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { Export } from '../../../timing/export.tsx'
import { BulkPiles } from './bulk-piles.tsx'
import { offlineChoices, screen } from './pile-list.tsx'

const PileForm = lazyOf(() => import('./pile-form.tsx'), 'PileForm')

export function Page() {
  const say = useSay()
  const list = useList<PileRow>(pile.page, screen.filters)
  const { may } = useGrants()
  const { language } = useLanguage()
  const isWanted = useIntent() || 'stationId' in list.request || 'pileTypeId' in list.request
  const options = {
    stations: useStationOptions(isWanted),
    types: usePileTypeOptions(isWanted),
    offlineFor: offlineChoices.map(({ minutes, label }) => ({
      value: String(minutes),
      label: label[language === 'en' ? 0 : 1],
    })),
  }
  const form = useOpenForm<PileRow>(PileForm, pile)
  const enable = useAction(pile.enable)
  const disable = useAction(pile.disable)
  const remove = useAction(pile.delete)
  useLiveRows(['pile'], pile.page)

  /** A connected pile receives a command, and its state changes when it accepts: the message says no more than that. */
  const turn = (make: typeof enable | typeof disable) => async (row: PileRow) => {
    const after = await make({ id: row.id })
    if (!after?.isConnected) return after
    showMessage({ text: say(['Command sent to {code}', '指令已下发至 {code}'], row), tone: 'status' })
  }

  return (
    <>
      <ListScreen
        id="pileList"
        list={list}
        {...screen}
        options={options}
        on={{
          edit: form.edit,
          enable: turn(enable),
          disable: turn(disable),
          delete: ({ id }) => remove({ id }),
        }}
        bulk={(may(pile.transfer) || may(pile.qrCode)) && <BulkPiles list={list} />}
      >
        <Export of={pile.export} />
        <Import of={pile.import} template={importTemplate.code.pile} />
        <AddButton of={pile.save} onClick={form.add} />
      </ListScreen>
      {form.element}
    </>
  )
}
