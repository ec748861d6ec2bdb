import type { Call, InputOf } from '@ampdeck/api/contract'
import { useGrants } from '@ampdeck/ui/gate'
import type { ListRow } from '@ampdeck/ui/list'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { z } from 'zod'
import { useRead } from '../data/use-read.ts'
import { useAddressOf } from '../list/use-opened.ts'

export interface RecordFormProps<Row> {
  /** The record to edit; nothing for a new one. */
  record: Row | undefined
  /** With what was saved, or with nothing where the form was left. */
  onDone: (saved?: unknown) => void
  /** Reads the record again after somebody else has changed it. */
  reload: () => void
}

/** A call that answers one record by its number. */
type GetCall<Row> = Call<z.ZodType<unknown, { id: number }>, z.ZodType<unknown, Row>>

/** A form's calls: whoever may not make the one behind "Save" does not get the form, whatever the address says. */
interface FormCalls<Row> {
  readonly get: GetCall<Row>
  readonly save: Call
  readonly update: Call
}
type FormView<Row> = ComponentType<RecordFormProps<Row>>

const NEW = 'new'

/** A list's form as part of its address: `?open=new`, or `?open=` and the record's number. */
export function useOpenForm<Row extends ListRow>(Form: FormView<Row>, calls: FormCalls<Row>) {
  const { get, save, update } = calls
  const { may } = useGrants()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('open')
  const { permission } = asked === NEW ? save : update
  const open = [permission].flat().some(may) ? asked : null
  const id = Number(open)
  // Read anew, so that an old address, or a list that is a minute old, does not edit an old version.
  const { data, refetch } = useRead(get, { id } as InputOf<GetCall<Row>>, {
    enabled: Number.isSafeInteger(id) && id > 0,
  })

  const addressOf = useAddressOf('open')
  const show = (what: string | null) =>
    setSearch((from) => {
      const next = new URLSearchParams(from)
      if (what === null) next.delete('open')
      else next.set('open', what)
      return next
    })
  const isOpen = open === NEW || (open !== null && data !== undefined)
  return {
    add: () => show(NEW),
    edit: (row: Pick<Row, 'id'>) => show(String(row.id)),
    /** Where a record's form is, for whoever may save it. */
    addressOf: [update.permission].flat().some(may) ? addressOf : undefined,
    element: isOpen && (
      <Form
        key={open}
        record={open === NEW ? undefined : (data as Row)}
        onDone={() => show(null)}
        reload={() => void refetch()}
      />
    ),
  }
}
