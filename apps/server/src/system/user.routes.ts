import { userType } from '@ampdeck/api/enumerations/system'
import { user } from '@ampdeck/api/system/user'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../http/serve.ts'
import { serve } from '../http/serve.ts'
import { changePassword, checkPassword } from './change-password.service.ts'
import { logIn } from './login.service.ts'
import { endSessions } from './session.store.ts'
import { userInfo } from './user-info.service.ts'

export function userRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, user, {
    login: (request) => logIn(platform, request),
    /** Ends every session of this device's token only; the client forgets the token whatever is answered. */
    logout: async ({ caller, token }) => {
      await endSessions(platform, { sellerId: caller.sellerId, userId: caller.userId, token })
      return null
    },
    info: ({ caller, now }) => userInfo(platform.db, caller, now),
    getUserInfo: async ({ caller, now }) => ({
      ...(await userInfo(platform.db, caller, now)),
      stationIds: caller.scope.stationIds && [...caller.scope.stationIds],
      groupIds: caller.scope.groupIds && [...caller.scope.groupIds],
    }),
    checkPassword: (request) => checkPassword(request),
    updatePassword: (request) => changePassword(request),
    userTypeEnum: async () => ({ ...userType.code }),
  })
}
