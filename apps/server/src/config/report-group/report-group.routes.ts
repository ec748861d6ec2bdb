import { reportGroup } from '@ampdeck/api/config/report-group'
import type { Rows } from '../../database/rows.ts'
import { failures } from '../../foundation/failure.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { options, page, withStations } from './report-group.store.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, reportGroup, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => get(rows, input.id),
    selectAll: ({ rows, input }) => options(rows, input),
    save: async ({ rows, input, fail }) => {
      const id = await rows.insert('reportGroup', input).catch(refuseDuplicate(fail, 'name'))
      return get(rows, id)
    },
    update: async ({ rows, input, fail }) => {
      const { id, version, ...draft } = input
      await rows.update('reportGroup', { id, version }, draft).catch(refuseDuplicate(fail, 'name'))
      return get(rows, id)
    },
    delete: async ({ rows, input }) => {
      await rows.remove('reportGroup', input.id)
      return null
    },
  })
}

async function get(rows: Rows, id: number) {
  const [group] = await withStations(rows, [await rows.get('reportGroup', id)])
  if (!group) throw failures.notFound()
  return group
}
