import { type Reservation, reservation } from '@ampdeck/api/operation/reservation'
import { useGrants } from '@ampdeck/ui/gate'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { useSearchParams } from 'react-router-dom'
import { useAction } from '../../../data/use-action.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useLiveRows } from '../../../live/use-live-rows.ts'
import { Export } from '../../../timing/export.tsx'
import { screen } from './reservation-list.tsx'

const ReservationForm = lazyOf(() => import('./reservation-form.tsx'), 'ReservationForm')

export function Page() {
  const { may } = useGrants()
  const list = useList<Reservation>(reservation.page, screen.filters)
  const [search, setSearch] = useSearchParams()
  const cancel = useAction(reservation.cancel)
  const isOpen = search.get('open') === 'new' && may(reservation.save)
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
      <ListScreen
        id="reservation"
        {...screen}
        list={list}
        on={{ cancel: ({ id }: Reservation) => cancel({ id }) }}
      >
        <Export of={reservation.export} />
        <AddButton of={reservation.save} onClick={() => show(true)} />
      </ListScreen>
      {isOpen && <ReservationForm onDone={() => show(false)} />}
    </>
  )
}
