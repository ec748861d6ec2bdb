import { formatTimestamp } from '@ampdeck/api/time'
import type { FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { storedBytes } from '../files/stored-file.store.ts'
import { failures } from '../foundation/failure.ts'
import { languageOf } from '../http/language.ts'
import { sendPlainPage } from '../http/plain-page.ts'
import type { Routes } from '../http/routes.ts'
import { outboxPage, type ShownMessage } from './outbox-page.ts'

const MAX_SHOWN = 200

/**
 * What would have been sent, for whoever tries the demo: a page for people, JSON for programs, and the attached
 * files. Outside the demo there is no such address.
 */
export const routes: Routes = (app, { db, settings }) => {
  if (!settings.demo) {
    app.get('/outbox', () => {
      throw failures.noCall()
    })
    return
  }

  app.get('/outbox', async (request, reply) => {
    const messages = await db
      .selectFrom('outgoingMessage')
      .selectAll()
      .orderBy('createTime', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_SHOWN)
      .execute()
    reply.header('cache-control', 'no-store').header('vary', 'accept, accept-language, cookie')
    const shown = messages.map(shownOf)
    if (wantsPage(request)) return sendPlainPage(reply, outboxPage(shown, languageOf(request.headers)))
    return { messages: shown }
  })

  app.get<{ Params: { id: string; index: string } }>('/outbox/:id/:index', async ({ params }, reply) => {
    const id = Number(params.id)
    const message = Number.isSafeInteger(id)
      ? await db
          .selectFrom('outgoingMessage')
          .select(['sellerId', 'attachments'])
          .where('id', '=', id)
          .executeTakeFirst()
      : undefined
    const file = message?.attachments[Number(params.index)]
    if (!file) throw failures.noCall()
    const content = await storedBytes(db, { sellerId: message.sellerId, id: file.fileId })
    if (content.length === 0) throw failures.noCall()
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
      .send(content)
  })
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}

function shownOf(message: Selectable<Tables['outgoingMessage']>): ShownMessage {
  const { id, kind, recipients, subject, body, state, createTime, lastError, refused } = message
  return {
    kind,
    to: recipients.join(', '),
    subject,
    text: body,
    time: formatTimestamp(createTime),
    state,
    lastError,
    refused: refused.map(({ to, reason }) => ({ to, reason })),
    reached: recipients.length - refused.length,
    attachments: message.attachments.map(({ fileName }, index) => ({
      fileName,
      url: `/outbox/${id}/${index}`,
    })),
  }
}
