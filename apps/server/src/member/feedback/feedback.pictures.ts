import { feedback } from '@ampdeck/api/member/feedback'
import { sql } from 'kysely'
import { mayCall } from '../../access/caller.ts'
import type { PictureReaders } from '../../files/picture/picture-readers.ts'

/** Everybody reads the own feedback. */
export const pictures: PictureReaders = {
  partOf: 'feedback',
  call: feedback.ownPage,
  async mayRead({ rows, caller }, url) {
    const query = rows
      .from('feedback')
      .select('feedback.id')
      .where(sql<boolean>`pictures @> array[${url}]`)
      .limit(1)
    const own = query.where('feedback.createUser', '=', caller.userId)
    const found = await (mayCall(caller.grants, feedback.get.permission) ? query : own).executeTakeFirst()
    return found !== undefined
  },
}
