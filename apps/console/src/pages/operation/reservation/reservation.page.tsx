import { type Reservation, reservation } from '@ampdeck/api/operation/reservation'
import { useGrants } from '@ampdeck/ui/gate'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton, ExportButton, ListPage } from '@ampdeck/ui/list-page'
import { useSearchParams } from 'react-router-dom'
import { useAction } from '../../../data/use-action.ts'
import { useExport } from '../../../list/use-export.ts'
import { useList } from '../../../list/use-list.ts'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { Timing } from '../../../timing/timing.tsx'
import { screen } from './reservation-list.tsx'

const ReservationForm = lazyOf(() => import('./reservation-form.tsx'), 'ReservationForm')

export function Page() {
  const head = usePageHead('reservation')
  const { may } = useGrants()
  const list = useList<Reservation>(reservation.page, screen.filters)
  const [search, setSearch] = useSearchParams()
  const cancel = useAction(reservation.cancel)
  const isOpen = search.get('open') === 'new' && may('reservation:add')
  useLiveRows(['command'], reservation.page)

  const show = (open: boolean) =>
    setSearch((from) => {
      const next = new URLSearchParams(from)
      if (open) next.set('open', 'new')
      else next.delete('open')
      return next
    })

  return (
    <>
      <ListPage {...head} {...screen} list={list} on={{ cancel: ({ id }: Reservation) => cancel({ id }) }}>
        <ExportButton action="reservation:export" {...useExport(reservation.export)} />
        <Timing of={reservation.export} />
        <AddButton action="reservation:add" onClick={() => show(true)} />
      </ListPage>
      {isOpen && <ReservationForm onDone={() => show(false)} />}
    </>
  )
}
