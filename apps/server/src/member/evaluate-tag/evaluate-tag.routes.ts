import { type EvaluateTagDraft, evaluateTag } from '@ampdeck/api/member/evaluate-tag'
import type { z } from 'zod'
import { uniqueCrud } from '../../http/crud.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { nextSort, options, page, type Row } from './evaluate-tag.store.ts'

type Draft = z.output<typeof EvaluateTagDraft>

export const routes: Routes = (app, server) => {
  serve(app, server, evaluateTag, {
    ...uniqueCrud<Row, Draft>('evaluateTag', 'name'),
    page: ({ rows, input }) => page(rows, input),
    selectAll: ({ rows, input }) => options(rows, input),
    save: async ({ rows, input, fail }) => {
      const tag = { ...input, sort: await nextSort(rows) }
      const id = await rows.insert('evaluateTag', tag).catch(refuseDuplicate(fail, 'name'))
      return (await rows.get('evaluateTag', id)) as Row
    },
    /** They take the places that they have among them; all others keep theirs. */
    sort: async ({ rows, input }) => {
      const found = await Promise.all(input.ids.map((id) => rows.get('evaluateTag', id)))
      const places = found.map(({ sort }) => sort).sort((a, b) => a - b)
      for (const [index, { id, sort }] of found.entries()) {
        const place = places[index] ?? sort
        if (place !== sort) await rows.update('evaluateTag', { id }, { sort: place })
      }
      return null
    },
  })
}
