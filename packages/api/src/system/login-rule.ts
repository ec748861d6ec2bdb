import { z } from 'zod'
import { service } from '../contract.ts'
import { Id } from '../wire.ts'
import { RoleName } from './role-name.ts'

/** Of whom a second factor is demanded. */
export const LoginRuleDraft = z.object({
  /** 1: of everybody of the seller. */
  isForAll: z.literal([0, 1]),
  /** Else of whoever holds one of these roles. */
  roleIds: z.array(Id).max(200),
})

export const LoginRule = LoginRuleDraft.extend({
  roles: z.array(RoleName),
  /** The seller's people who may log in, and how many of them have no second factor. */
  people: z.int(),
  without: z.int(),
})

const at = service('system-service/loginRule')

/** What the seller demands of a log-in. It holds at once: whoever lacks it is led through the set-up first. */
export const loginRule = {
  get: at('get', 'sellerConfig').gives(LoginRule),
  save: at('save', 'sellerConfig:edit').takes(LoginRuleDraft).gives(LoginRule),
  /** Takes a person's app, passkeys and recovery codes away, and ends the person's sessions; the person is told. */
  resetFactor: at('resetFactor', 'user:resetPassword')
    .takes(z.object({ id: Id }))
    .fails({
      'user.beyondOwn': ['The rights of this person exceed your own', '该用户的权限超出您本人的权限'],
    }),
}

export type LoginRule = z.input<typeof LoginRule>
