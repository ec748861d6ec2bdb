import { vehicleCertification } from '@ampdeck/api/member/certification'
import { mayCall } from '../../access/caller.ts'
import type { PictureReaders } from '../../files/picture/picture-readers.ts'

export const pictures: PictureReaders = {
  partOf: 'vehicleCertification',
  call: vehicleCertification.get,
  async mayRead({ rows, caller }, url) {
    if (!mayCall(caller.grants, vehicleCertification.get.permission)) return false
    const found = await rows
      .from('vehicleCertification')
      .select('vehicleCertification.id')
      .where('licencePicture', '=', url)
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  },
}
