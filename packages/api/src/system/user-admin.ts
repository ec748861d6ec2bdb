import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { userType } from '../enumerations/system.ts'
import { Id } from '../wire.ts'
import { ProfileDraft } from './account.ts'
import { UserInfo } from './user.ts'

/** The user info fields of somebody new; without an id, which the answer has. */
export const UserDraft = ProfileDraft.omit({ icon: true }).extend({
  /** The initial password (lower-case hex MD5), which the first log-in changes. */
  password: z.string().regex(/^[0-9a-f]{32}$/, 'password.md5'),
  userType: codeOf(userType),
  organizeId: Id.nullish(),
  roleIds: z.array(Id).max(20),
})

const at = service('system-service/user')

/** Administration of the seller's users. */
export const userAdmin = {
  add: at('add', 'user:add')
    .takes(UserDraft)
    .gives(UserInfo)
    .fails('record.duplicate', {
      'user.roleBeyondOwn': [
        'A role of this user may do more than you may yourself',
        '该用户的角色权限超出您本人的权限',
      ],
    }),
}
