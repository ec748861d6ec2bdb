import type { account } from '@ampdeck/api/system/account'
import { messages } from '@ampdeck/validation/message'
import { PLATFORM } from '../../access/caller.ts'
import { readPicture } from '../../files/picture/read-picture.ts'
import { refusedFormat } from '../../files/picture/take-picture.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import { userInfo } from '../user/user-info.service.ts'
import { addAvatar, isAvatarOf, keepAvatar } from './avatar.store.ts'
import { avatarRefusal } from './avatar-refusal.ts'
import { refuseForeign } from './own-account.ts'

/** Changes one's own profile; what the body leaves out stays as it is. The platform's own cannot be changed. */
export async function updateProfile({ rows, caller, input, now, fail }: Request<typeof account.update>) {
  const { id, sellerId, version, ...fields } = input
  refuseForeign(caller, { id, sellerId })
  if (caller.sellerId === PLATFORM) throw failures.forbidden()
  const { icon } = await rows.get('accountUser', caller.userId)
  const values = present(fields)
  const wanted = 'icon' in values ? (values.icon ?? null) : icon
  if (wanted !== null && wanted !== icon && !(await isAvatarOf(rows.db, caller, wanted)))
    throw failures.fileRefused(messages['avatar.format'], 'avatar.format')

  await rows
    .update('accountUser', { id: caller.userId, version }, values)
    .catch(refuseDuplicate(fail, 'account'))
  await keepAvatar(rows.db, caller, wanted)
  return userInfo(rows.db, caller, now)
}

/** Takes a picture in; it is shown once the profile is saved with its address. */
export async function uploadAvatar({ rows, caller, input, now }: Request<typeof account.uploadAvatar>) {
  if (caller.sellerId === PLATFORM) throw failures.forbidden()
  const bytes = Buffer.from(await input.file.arrayBuffer())
  const picture = await readPicture(bytes)
  const refusal = avatarRefusal({ name: input.file.name, size: bytes.length, type: picture?.type })
  if (refusal || !picture) {
    const format = refusedFormat(bytes)
    // Of an avatar the specification knows the format and the size of the file alone.
    const key = refusal === 'avatar.size' ? refusal : format === 'picture.pixels' ? 'avatar.format' : format
    throw failures.fileRefused(messages[key], key)
  }
  const { icon } = await rows.get('accountUser', caller.userId)
  return addAvatar(rows.db, { ...caller, inUse: icon }, picture, now)
}

/** The fields that were sent; an empty text is nothing. */
function present<Fields extends object>(fields: Fields) {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined)
  type Stored = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }
  return Object.fromEntries(sent.map(([name, value]) => [name, value === '' ? null : value])) as Stored
}
