import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { userAdmin as calls } from '@ampdeck/api/system/user-admin'
import { userAdmin, userLife } from '@ampdeck/api/system/user-admin'
import { endSessions, openSession, tokenHashOf, VIEW_MS } from '../../access/session.store.ts'
import { failures } from '../../foundation/failure.ts'
import type { Context, Request } from '../../http/context.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { devicesOf } from '../account/device.service.ts'
import { liveSessions } from '../account/device.store.ts'
import { report } from './user-admin.report.ts'
import * as admin from './user-admin.service.ts'
import * as users from './user-admin.store.ts'
import { userView } from './user-view.service.ts'

const seesPhones = ({ caller }: Pick<Context, 'caller'>) => isGranted(caller.grants, 'user:edit')

export const routes: Routes = (app, server) => {
  serve(app, server, userAdmin, {
    page: (request) => users.page(request.rows, request.input, seesPhones(request)),
    get: (request) => users.get(request.rows, request.input.id, seesPhones(request)),
    add: (request) => admin.addUser(request),
    edit: (request) => admin.editUser(request),
    delete: (request) => admin.deleteUser(request),
    enable: (request) => admin.setState(request as Request<typeof calls.disable>, 'enabled'),
    disable: (request) => admin.setState(request, 'disabled'),
    resetPassword: (request) => admin.resetPassword(request),
    unlock: (request) => admin.unlock(request),
    export: (request) => startExport(request, server.jobs, report),
    stations: async ({ rows, input }) => ({
      ids: await listOf(rows, input.id, 'stationIds'),
      options: await users.stationChoices(rows),
    }),
    groups: async ({ rows, input }) => ({
      ids: await listOf(rows, input.id, 'groupIds'),
      options: await users.fleetChoices(rows),
    }),
    roles: async ({ rows, input }) => ({
      ids: await listOf(rows, input.id, 'roleIds'),
      options: await users.roleChoices(rows),
    }),
    saveStations: (request) => admin.saveList(request, { stationIds: request.input.stationIds }),
    saveGroups: (request) => admin.saveList(request, { groupIds: request.input.groupIds }),
    saveRoles: (request) => admin.saveList(request, { roleIds: request.input.roleIds }),
    preview: async ({ rows, caller, input }) => {
      if (input.id != null) await rows.get('accountUser', input.id)
      return userView(rows, caller, input)
    },
    sees: async ({ rows, caller, input }) => userView(rows, caller, await rows.get('accountUser', input.id)),
    userSessions: async ({ rows, input, now, token }) => {
      const { id: userId } = await rows.get('accountUser', input.id)
      return devicesOf(await liveSessions(rows, { sellerId: rows.sellerId, userId }, now), token)
    },
    viewAs: (request) => viewAs(request),
    leaveView: async ({ rows, caller, token, fail }) => {
      // No record has this state: it is the caller's own session.
      if (!caller.lookedBy) throw fail('transition.notAllowed')
      await endSessions(rows, { sellerId: caller.sellerId, userId: caller.userId, token })
      rows.changes.push({
        table: 'session',
        id: caller.userId,
        before: { viewed: true },
        after: { viewed: false },
      })
      return null
    },
    endUserSessions: (request) => endUserSessions(request),
  })
}

async function listOf(
  rows: Context['rows'],
  id: number | null | undefined,
  list: 'roleIds' | 'stationIds' | 'groupIds',
) {
  return id == null ? [] : (await rows.get('accountUser', id))[list]
}

/** Ends one session of somebody, or all; another person's does not exist. */
async function endUserSessions(request: Request<typeof calls.endUserSessions>) {
  const { rows, input, now } = request
  const { id: userId, sellerId } = await admin.managed(request)
  const live = await liveSessions(rows, { sellerId, userId }, now)
  const ended = input.sessionId == null ? live : live.filter(({ id }) => id === input.sessionId)
  if (input.sessionId != null && ended.length === 0) throw failures.notFound()
  for (const { tokenHash } of ended) await endSessions(rows, { sellerId, userId, tokenHash })
  rows.changes.push({
    table: 'session',
    id: userId,
    before: { sessions: ended.length },
    after: { sessions: 0 },
  })
  return null
}

/** A session of its own, in which whoever asks reads what a user reads. */
async function viewAs(request: Request<typeof calls.viewAs>) {
  const { rows, caller, now, ip, browser, token } = request
  const { id: userId, sellerId } = await admin.readyFor(request, userLife.viewAs)
  const view = await openSession(rows, {
    sellerId,
    userId,
    ip,
    browser,
    now,
    proof: 'first',
    lookedBy: caller.userId,
    openedBy: tokenHashOf(token),
  })
  rows.changes.push({
    table: 'session',
    id: userId,
    before: { viewed: false },
    after: { viewed: true, until: now + VIEW_MS },
  })
  return { token: view, expiresIn: VIEW_MS }
}
