import { auditState } from '@ampdeck/api/enumerations/member'
import { comment } from '@ampdeck/api/member/comment'
import type { Request } from '../../http/context.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './comment.report.ts'
import { countByStars, one, page } from './comment.store.ts'

const { underReview, passed, refused } = auditState.code

export const routes: Routes = (app, server) => {
  serve(app, server, comment, {
    page: ({ rows, input }) => page(rows, input),
    memberPage: ({ rows, input }) => page(rows, input),
    stat: ({ rows, input }) => countByStars(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    audit,
    reply,
    top,
    export: (request) => startExport(request, server.jobs, report),
    delete: async ({ rows, input }) => {
      await rows.remove('comment', input.id)
      return null
    },
  })
}

async function audit({ rows, input, caller, fail }: Request<typeof comment.audit>) {
  const { id, version, pass, note } = input
  const found = await rows.get('comment', id)
  if (found.auditState !== underReview) throw fail('transition.notAllowed')
  const decided = { auditState: pass ? passed : refused, auditUser: caller.userId }
  await rows.update('comment', { id, version }, { ...decided, refuseReason: pass ? null : note })
  return one(rows, id)
}

async function reply({ rows, input, caller, now, fail }: Request<typeof comment.reply>) {
  const { id, version, reply: text } = input
  const found = await rows.get('comment', id)
  if (found.auditState !== passed) throw fail('transition.notAllowed')
  await rows.update('comment', { id, version }, { reply: text, replyUser: caller.userId, replyTime: now })
  return one(rows, id)
}

async function top({ rows, input, fail }: Request<typeof comment.top>) {
  const { id, version, top } = input
  const found = await rows.get('comment', id)
  if (top === 1 && found.auditState !== passed) throw fail('transition.notAllowed')
  await rows.update('comment', { id, version }, { top })
  return one(rows, id)
}
