import { workOrder } from '@ampdeck/api/operation/work-order'
import { mayCall } from '../../access/caller.ts'
import type { PictureReaders } from '../../files/picture/picture-readers.ts'
import { hasPicture } from './work-order.store.ts'

export const pictures: PictureReaders = {
  partOf: 'workOrder',
  call: workOrder.get,
  mayRead: async ({ rows, caller }, url) =>
    mayCall(caller.grants, workOrder.get.permission) && hasPicture(rows, caller.userId, url),
}
