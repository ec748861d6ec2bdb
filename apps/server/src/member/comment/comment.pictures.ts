import { comment } from '@ampdeck/api/member/comment'
import { sql } from 'kysely'
import { mayCall } from '../../access/caller.ts'
import type { PictureReaders } from '../../files/picture/picture-readers.ts'

const calls = [comment.get, comment.memberPage]

export const pictures: PictureReaders = {
  partOf: 'comment',
  call: comment.get,
  async mayRead({ rows, caller }, url) {
    if (!calls.some(({ permission }) => mayCall(caller.grants, permission))) return false
    const found = await rows
      .from('comment')
      .select('comment.id')
      .where(sql<boolean>`pictures @> array[${url}]`)
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  },
}
