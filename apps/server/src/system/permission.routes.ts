import { menuEntries } from '@ampdeck/api/system/menu-tree'
import { permission } from '@ampdeck/api/system/permission'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../http/platform.ts'
import { serve } from '../http/serve.ts'
import { grantedEntries } from './granted-entries.ts'

export function permissionRoutes(app: FastifyInstance, platform: Platform) {
  const all = menuEntries()
  serve(app, platform, permission, {
    user: async ({ caller }) => grantedEntries(all, caller.grants),
  })
}
