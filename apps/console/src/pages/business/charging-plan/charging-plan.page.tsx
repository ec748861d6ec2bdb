import { type ChargePlan, chargePlan } from '@ampdeck/api/config/charge-plan'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { Segment } from '@ampdeck/ui/segment'
import { useSearchParams } from 'react-router-dom'
import { useAction } from '../../../data/use-action.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useAddressOf } from '../../../list/use-opened.ts'
import { screen } from './charging-plan-list.tsx'

const words = texts({
  view: ['View', '视图'],
  board: ['Board', '看板'],
  table: ['Table', '列表'],
})

const PlanBoard = lazyOf(() => import('./plan-board.tsx'), 'PlanBoard')
const PlanForm = lazyOf(() => import('./plan-form.tsx'), 'PlanForm')

/** One plan on its board, or all of them as a list (screens.md S075). */
export function Page() {
  const [search] = useSearchParams()
  const form = useOpenForm<ChargePlan>(PlanForm, chargePlan)
  const add = <AddButton of={chargePlan.save} onClick={form.add} />

  return (
    <>
      {search.get('view') === 'table' ? (
        <PlanTable edit={form.edit}>
          <ViewSwitch />
          {add}
        </PlanTable>
      ) : (
        <PlanBoard onEdit={form.edit}>
          <ViewSwitch />
          {add}
        </PlanBoard>
      )}
      {form.element}
    </>
  )
}

interface PlanTableProps {
  edit: (row: ChargePlan) => void
  children: React.ReactNode
}

function PlanTable({ edit, children }: PlanTableProps) {
  const list = useList<ChargePlan>(chargePlan.page, screen.filters)
  const addressOf = useAddressOf('id')
  const start = useAction(chargePlan.start)
  const stop = useAction(chargePlan.stop)
  const arrange = useAction(chargePlan.autoArrange)
  const remove = useAction(chargePlan.delete)
  const on = {
    edit,
    start: ({ id }: ChargePlan) => start({ id }),
    stop: ({ id }: ChargePlan) => stop({ id }),
    arrange: ({ id }: ChargePlan) => arrange({ id }),
    delete: ({ id }: ChargePlan) => remove({ id }),
  }

  return (
    <ListScreen id="chargingPlan" {...screen} list={list} on={on} opens={(row) => boardOf(addressOf(row))}>
      {children}
    </ListScreen>
  )
}

/** The board has no view in its address. */
function boardOf(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const search = new URLSearchParams(query)
  return `${path}?id=${search.get('id')}`
}

function ViewSwitch() {
  const say = useSay()
  const [search, setSearch] = useSearchParams()

  return (
    <Segment
      label={say(words.view)}
      value={search.get('view') === 'table' ? 'table' : 'board'}
      options={[
        { value: 'board', label: say(words.board) },
        { value: 'table', label: say(words.table) },
      ]}
      onChange={(view) => setSearch(view === 'table' ? { view } : {})}
    />
  )
}
