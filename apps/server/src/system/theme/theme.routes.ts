import { theme } from '@ampdeck/api/system/theme'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'

const usual = { accent: 'polar-green', mode: 'system', density: 'default' } as const

export const routes: Routes = (app, server) => {
  serve(app, server, theme, {
    get: ({ rows }) => ownTheme(rows),
    update: async ({ rows, input, fail }) => {
      const { version, ...values } = input
      const before = await rows.from('theme').select(['id', 'version']).executeTakeFirst()
      if ((before?.version ?? 0) !== version) throw fail('record.stale')
      if (before) await rows.update('theme', before, values)
      else await rows.insert('theme', values)
      return ownTheme(rows)
    },
  })
}

async function ownTheme(rows: Rows) {
  const found = await rows
    .from('theme')
    .leftJoin('accountUser as user', sameSeller('user.id', 'theme.updateUser'))
    .select(['accent', 'mode', 'density', 'theme.version', 'theme.updateTime', 'user.name as updateUserName'])
    .executeTakeFirst()
  return { ...usual, version: 0, updateTime: null, updateUserName: null, ...found }
}
