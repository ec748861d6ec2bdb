import { menuEntries } from '@ampdeck/api/system/menu-tree'
import { permission } from '@ampdeck/api/system/permission'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../database/platform.ts'
import { serve } from '../../http/serve.ts'
import { grantedEntries } from './granted-entries.ts'

/** `reconciliationUrl`: the login address that the first-level item "reconciliation" carries (screens.md §3.14). */
export function permissionRoutes(
  app: FastifyInstance,
  platform: Platform,
  reconciliationUrl: URL | undefined,
) {
  const all = menuEntries().map((entry) =>
    reconciliationUrl && entry.name === 'reconciliation' && entry.pid === 0
      ? { ...entry, url: reconciliationUrl.href }
      : entry,
  )
  serve(app, platform, permission, {
    user: async ({ caller }) => grantedEntries(all, caller.grants),
  })
}
