import { readCaller } from '../../access/session.store.ts'
import { Rows } from '../../database/rows.ts'
import { failures } from '../../foundation/failure.ts'
import type { Routes } from '../../http/routes.ts'
import { findPicture, pictureUrl } from './picture.store.ts'
import { isForEverybody, readersOf } from './picture-readers.ts'
import { sendPicture } from './send-picture.ts'

/** The pictures of records: of stations and sellers for everybody, all others for who may read their record. */
export const routes: Routes = (app, server) => {
  for (const prefix of ['', '/api']) {
    app.get<{ Params: { name: string } }>(prefix + pictureUrl(':name'), async (request, reply) => {
      const { name } = request.params
      const found = await findPicture(server.db, name)
      if (!found) throw failures.noCall()
      if (isForEverybody(found.partOf)) return sendPicture(reply, found)

      const readers = found.partOf === '' ? undefined : (await readersOf()).get(found.partOf)
      const caller = await readCaller(server, request, readers?.call)
      const stamp = { now: server.now(), userId: caller.userId, newId: server.newId }
      const rows = new Rows(server.db, caller.scope, stamp)
      const isUploader = found.sellerId === caller.sellerId && found.userId === caller.userId
      const isOwn = isUploader && (found.inUse === 0 || found.partOf === '')
      if (!isOwn && !(await readers?.mayRead({ rows, caller }, pictureUrl(name)))) throw failures.noCall()
      return sendPicture(reply, found, 'private, no-store')
    })
  }
}
