import { feedback, feedbackLife, feedbackSource, feedbackState } from '@ampdeck/api/member/feedback'
import { addPicture, claimPictures } from '../../files/picture/picture.store.ts'
import { takePicture } from '../../files/picture/take-picture.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { startExport } from '../../report/export/export-file.service.ts'
import { report } from './feedback.report.ts'
import { one, page } from './feedback.store.ts'

const { open: OPEN } = feedbackState.code

/** What people write to the operator: they see their own, and what was replied. */
export const routes: Routes = (app, server) => {
  serve(app, server, feedback, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => one(rows, input.id),
    reply: async ({ rows, caller, input: { id, version, reply }, now }) => {
      const replied = { reply, replyUser: caller.userId, replyTime: now }
      await rows.move('feedback', feedbackLife.reply, { id, version }, replied)
      return one(rows, id)
    },
    close: async ({ rows, input }) => {
      await rows.move('feedback', feedbackLife.close, input)
      return one(rows, input.id)
    },
    export: (request) => startExport(request, server.jobs, report),
    ownPage: ({ rows, caller, input }) => page(rows, input, caller.userId),
    save: async ({ rows, caller, input, fail }) => {
      const owner = { sellerId: rows.sellerId, userId: caller.userId, partOf: 'feedback' as const }
      if (!(await claimPictures(rows.db, owner, input.pictures))) throw fail('feedback.picture')
      const id = await rows.insert('feedback', { ...input, source: feedbackSource.code.console, state: OPEN })
      return one(rows, id)
    },
    uploadPicture: async ({ rows, caller, input, now }) => {
      const picture = await takePicture(input.file)
      return addPicture(
        rows.db,
        { sellerId: rows.sellerId, userId: caller.userId, partOf: 'feedback' },
        picture,
        now,
      )
    },
  })
}
