import { type TemporaryStation, temporaryStation } from '@ampdeck/api/config/temporary-station'
import { localName, texts } from '@ampdeck/api/texts'
import { DataTable } from '@ampdeck/ui/data-table'
import { Panel } from '@ampdeck/ui/detail'
import { useGrants } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { PageHead } from '@ampdeck/ui/page-head'
import { Pager } from '@ampdeck/ui/pager'
import { useSearchParams } from 'react-router-dom'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { useList } from '../../../list/use-list.ts'
import { useOpened } from '../../../list/use-opened.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { TemporaryPiles } from './temporary-piles.tsx'
import styles from './temporary-station.module.css'
import { stations } from './temporary-station-list.tsx'

const TemporaryForm = lazyOf(() => import('./temporary-form.tsx'), 'TemporaryForm')
const ConvertWizard = lazyOf(() => import('./convert-wizard.tsx'), 'ConvertWizard')

const words = texts({ stations: ['Temporary stations', '临时场站'] })
const { temporaryGet: get, temporarySave: save, temporaryUpdate: update } = temporaryStation
const calls = { get, save, update }

/** Stations that are being set up, and their piles beside them (screens.md S039). */
export function Page() {
  const say = useSay()
  const { language } = useLanguage()
  const { may } = useGrants()
  const head = usePageHead('StationListPage')
  const list = useList<TemporaryStation>(temporaryStation.temporaryPage, stations.filters)
  const form = useOpenForm<TemporaryStation>(TemporaryForm, calls)
  const opened = useOpened('id')
  const remove = useAction(temporaryStation.temporaryDelete)
  const [first] = list.rows
  const shown = list.rows.find(({ id }) => id === opened.id) ?? first
  const convert = useConverted(may(temporaryStation.convert))

  return (
    <>
      <PageHead {...head} actions={<AddButton of={temporaryStation.temporarySave} onClick={form.add} />} />
      <div className={styles.columns}>
        <Panel title={say(words.stations)}>
          <div className={styles.list}>
            <DataTable
              label={head.title}
              unit={stations.unit}
              list={list}
              columns={stations.columns}
              actions={stations.actions}
              opens={opened.addressOf}
              on={{
                edit: form.edit,
                convert: ({ id }) => convert.ask(id),
                delete: ({ id }) => remove({ id }),
              }}
            />
            {list.total > 0 && <Pager list={list} unit={stations.unit} />}
          </div>
        </Panel>
        {shown && <TemporaryPiles key={shown.id} stationId={shown.id} name={localName(shown, language)} />}
      </div>
      {form.element}
      {convert.record && (
        <ConvertWizard
          key={convert.record.id}
          record={convert.record}
          onDone={convert.close}
          reload={convert.reload}
        />
      )}
    </>
  )
}

/** The station that becomes a regular one, as a part of the address. */
function useConverted(mayConvert: boolean) {
  const [search, setSearch] = useSearchParams()
  const id = mayConvert ? Number(search.get('convert')) || undefined : undefined
  const { data, refetch } = useRead(get, { id: id ?? 0 }, { enabled: id !== undefined })
  const go = (to: number | undefined) =>
    setSearch((from) => {
      const next = new URLSearchParams(from)
      if (to === undefined) next.delete('convert')
      else next.set('convert', String(to))
      return next
    })

  return {
    ask: go,
    record: id === undefined ? undefined : data,
    close: () => go(undefined),
    reload: () => void refetch(),
  }
}
