import { account } from '@ampdeck/api/system/account'
import { sendPicture } from '../../files/picture/send-picture.ts'
import { failures } from '../../foundation/failure.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { avatarUrl, findAvatar } from './avatar.store.ts'
import { changePassword, checkPassword } from './change-password.service.ts'
import { lastLogins, revokeOtherSessions, revokeSession, signedInDevices } from './device.service.ts'
import { updateProfile, uploadAvatar } from './profile.service.ts'

/** What people do about their own account. */
export const routes: Routes = (app, server) => {
  serve(app, server, account, {
    update: (request) => updateProfile(request),
    uploadAvatar: (request) => uploadAvatar(request),
    checkPassword: (request) => checkPassword(request),
    updatePassword: (request) => changePassword(request),
    sessions: (request) => signedInDevices(request),
    revokeSession: (request) => revokeSession(request),
    revokeOtherSessions: (request) => revokeOtherSessions(request),
    loginLog: (request) => lastLogins(request),
  })

  for (const prefix of ['', '/api']) {
    app.get<{ Params: { name: string } }>(prefix + avatarUrl(':name'), async (request, reply) => {
      const found = await findAvatar(server.db, request.params.name)
      if (!found) throw failures.noCall()
      // A portrait is kept by its reader's browser, never by a cache that several share.
      return sendPicture(reply, found, 'private, max-age=31536000, immutable')
    })
  }
}
