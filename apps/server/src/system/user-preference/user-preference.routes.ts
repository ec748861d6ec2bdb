import { userPreference } from '@ampdeck/api/system/user-preference'
import type { Context } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, userPreference, {
    get: async (request) => ({ value: (await ownOf(request, request.input.name))?.value ?? null }),
    save: async (request) => {
      const { rows, input, fail } = request
      const kept = await ownOf(request, input.name)
      if (kept) await rows.update('userPreference', { id: kept.id }, input)
      else await rows.insert('userPreference', input).catch(refuseDuplicate(fail))
      return null
    },
  })
}

const ownOf = ({ rows, caller }: Pick<Context, 'rows' | 'caller'>, name: string) =>
  rows
    .from('userPreference')
    .select(['id', 'value'])
    .where('name', '=', name)
    .where('createUser', '=', caller.userId)
    .executeTakeFirst()
