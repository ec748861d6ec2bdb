import { empty } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { service } from '../contract.ts'
import { ById, Id } from '../wire.ts'

/** The path of the call that answers a list's pages: what a list is known by. */
const List = z
  .string()
  .regex(/^[\w-]+(\/[\w-]+){1,3}$/)
  .max(100)

/** The query of a list's address: filters, order, columns. It is kept as it stands. */
const Search = z.string().max(2_000)

export const ListView = z.object({
  id: Id,
  list: List,
  name: z.string(),
  search: Search,
  /** Whether everybody of the seller is offered it. */
  shared: z.boolean(),
  /** Whether the caller made it, and so may replace and delete it. */
  own: z.boolean(),
})

const at = service('system-service/listView')

/** Views of lists that people keep under a name, for themselves or for all of their seller. */
export const listView = {
  all: at('all', 'signedIn')
    .takes(z.object({ list: List }))
    .gives(z.array(ListView)),
  /** A name that the caller uses for this list already is given the new content. */
  save: at('save', 'signedIn')
    .takes(z.object({ list: List, name: empty.max(30), search: Search, shared: z.boolean() }))
    .gives(ListView)
    .fails('record.duplicate', {
      'listView.tooMany': ['At most fifty views of a list can be saved', '每个列表最多保存五十个视图'],
    })
    .writes(),
  delete: at('delete', 'signedIn').takes(ById).writes(),
}
