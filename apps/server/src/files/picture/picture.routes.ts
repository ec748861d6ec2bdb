import { failures } from '../../foundation/failure.ts'
import type { Routes } from '../../http/routes.ts'
import { findPicture, pictureUrl } from './picture.store.ts'
import { sendPicture } from './send-picture.ts'

/** The pictures of records. */
export const routes: Routes = (app, server) => {
  for (const prefix of ['', '/api']) {
    app.get<{ Params: { name: string } }>(prefix + pictureUrl(':name'), async (request, reply) => {
      const found = await findPicture(server.db, request.params.name)
      if (!found) throw failures.noCall()
      return sendPicture(reply, found)
    })
  }
}
