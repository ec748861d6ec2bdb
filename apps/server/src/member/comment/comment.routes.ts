import { auditState } from '@ampdeck/api/enumerations/member'
import { comment, commentLife } from '@ampdeck/api/member/comment'
import type { Request } from '../../http/context.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './comment.report.ts'
import { countByStars, one, page } from './comment.store.ts'

const { passed, refused } = auditState.code

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

async function audit({ rows, input, caller }: Request<typeof comment.audit>) {
  const { id, version, pass, note } = input
  const decided = pass
    ? { auditState: passed, refuseReason: null }
    : { auditState: refused, refuseReason: note }
  await rows.move('comment', commentLife.audit, { id, version }, { ...decided, auditUser: caller.userId })
  return one(rows, id)
}

async function reply({ rows, input, caller, now }: Request<typeof comment.reply>) {
  const { id, version, reply: text } = input
  const replied = { reply: text, replyUser: caller.userId, replyTime: now }
  await rows.move('comment', commentLife.reply, { id, version }, replied)
  return one(rows, id)
}

async function top({ rows, input }: Request<typeof comment.top>) {
  const { id, version, top } = input
  await rows.move('comment', top === 1 ? commentLife.pin : commentLife.unpin, { id, version }, { top })
  return one(rows, id)
}
