import { userType } from '@ampdeck/api/enumerations/system'
import { user } from '@ampdeck/api/system/user'
import { endSessions, sessionFacts } from '../../access/session.store.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { logIn } from '../sign-in/login.service.ts'
import { providerLogoutOf } from '../single-sign-on/provider-logout.store.ts'
import { scopeFacts } from './scope-facts.ts'
import { userInfo } from './user-info.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, user, {
    login: (request) => logIn(server, request),
    /** Ends this token only; the client forgets it whatever is answered. */
    logout: async ({ rows, caller, token }) => {
      const providerUrl = await providerLogoutOf(rows, { sellerId: caller.sellerId, token })
      await endSessions(rows, { sellerId: caller.sellerId, userId: caller.userId, token })
      return providerUrl === undefined ? null : { providerUrl }
    },
    info: async ({ caller, now, token }) => {
      const info = await userInfo(server.db, caller, now)
      const { lacksFactor, isByProvider } = await sessionFacts(server, token)
      // Who comes from the seller's own provider has no password here that could be too old.
      const isPassword = !isByProvider
      return {
        ...info,
        isFirstLoginForceModifyPwd: isPassword && info.isFirstLoginForceModifyPwd,
        isExceedsThresholdForceModifyPwd: isPassword && info.isExceedsThresholdForceModifyPwd,
        mustSetUpSecondFactor: lacksFactor,
      }
    },
    getUserInfo: async ({ caller, rows, now }) => ({
      ...(await userInfo(server.db, caller, now)),
      stationIds: caller.scope.stationIds && [...caller.scope.stationIds],
      groupIds: caller.scope.groupIds && [...caller.scope.groupIds],
      ...(await scopeFacts({ rows, caller })),
    }),
    userTypeEnum: async () => ({ ...userType.code }),
  })
}
