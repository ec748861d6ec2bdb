import { userType } from '@ampdeck/api/enumerations/system'
import { user } from '@ampdeck/api/system/user'
import type { FastifyInstance } from 'fastify'
import { endSessions } from '../../access/session.store.ts'
import type { Platform } from '../../database/platform.ts'
import { serve } from '../../http/serve.ts'
import { logIn } from '../sign-in/login.service.ts'
import { scopeFacts } from './scope-facts.ts'
import { userInfo } from './user-info.service.ts'

export function userRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, user, {
    login: (request) => logIn(platform, request),
    /** Ends this token only; the client forgets it whatever is answered. */
    logout: async ({ rows, caller, token }) => {
      await endSessions(rows, { sellerId: caller.sellerId, userId: caller.userId, token })
      return null
    },
    info: ({ caller, now }) => userInfo(platform.db, caller, now),
    getUserInfo: async ({ caller, rows, now }) => ({
      ...(await userInfo(platform.db, caller, now)),
      stationIds: caller.scope.stationIds && [...caller.scope.stationIds],
      groupIds: caller.scope.groupIds && [...caller.scope.groupIds],
      ...(await scopeFacts({ rows, caller })),
    }),
    userTypeEnum: async () => ({ ...userType.code }),
  })
}
