import { type HelpDraft, help, helpLife, helpState } from '@ampdeck/api/member/help'
import type { z } from 'zod'
import { failures } from '../../foundation/failure.ts'
import { safeHtml } from '../../foundation/safe-html.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { articles, nextSort, page, released } from './help.store.ts'

type Draft = z.output<typeof HelpDraft>
const { draft: DRAFT } = helpState.code

/** What is left of a draft; a text of which nothing is left is refused as one that was never written. */
function cleaned<D extends Draft>(draft: D): D {
  const content = safeHtml(draft.content)
  if (content.trim() === '') throw failures.invalid([{ path: ['content'], message: 'empty' }])
  return { ...draft, content, contentEn: draft.contentEn && (safeHtml(draft.contentEn) || null) }
}

/** Articles of help (domain.md LC 24): what is released is read by everybody and changed by nobody. */
export const routes: Routes = (app, server) => {
  serve(app, server, help, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => rows.get('help', input.id),
    save: async ({ rows, input }) => {
      const sort = await nextSort(rows, input.category)
      return rows.get('help', await rows.insert('help', { ...cleaned(input), sort, state: DRAFT }))
    },
    update: async ({ rows, input }) => {
      const { id, version, ...draft } = input
      await rows.move('help', helpLife.edit, { id, version }, () => cleaned(draft))
      return rows.get('help', id)
    },
    delete: async ({ rows, input }) => {
      await rows.readyFor('help', helpLife.delete, input)
      await rows.remove('help', input.id)
      return null
    },
    release: async ({ rows, input }) => {
      await rows.move('help', helpLife.release, input)
      return rows.get('help', input.id)
    },
    down: async ({ rows, input }) => {
      await rows.move('help', helpLife.down, input)
      return rows.get('help', input.id)
    },
    sort: async ({ rows, input }) => {
      for (const [index, id] of input.ids.entries()) {
        const found = await rows.get('help', id)
        if (found.category !== input.category) throw failures.notFound()
        const sort = (index + 1) * 10
        if (found.sort !== sort) await rows.update('help', { id }, { sort })
      }
      return null
    },
    selectAll: ({ rows, input }) => articles(rows, input.text),
    article: async ({ rows, input }) => {
      const found = await released(rows).selectAll().where('help.id', '=', input.id).executeTakeFirst()
      if (!found) throw failures.notFound()
      return found
    },
  })
}
