import { z } from 'zod'
import { service } from '../contract.ts'
import { Id } from '../wire.ts'
import { RoleName } from './role-name.ts'

const Named = z.object({ id: Id, name: z.string() })

/** Why somebody may do something, or may not. */
export const Why = z.object({
  user: Named.extend({ account: z.string() }),
  isAllowed: z.boolean(),
  /** Any one of these is enough: page ids and action keys, with their names in the menu. */
  keys: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      titleEn: z.string(),
      isHeld: z.boolean(),
      /** The roles of this person that grant it. */
      grantedBy: z.array(RoleName),
      /** The sellers whose limit withholds it. */
      withheldBy: z.array(Named.extend({ nameEn: z.string() })),
      /** The platform has switched it off for everybody. */
      isOff: z.boolean(),
      /** Roles that grant it and that this person does not have. */
      otherRoles: z.array(RoleName),
    }),
  ),
  /** The account is disabled. */
  isDisabled: z.boolean(),
  roles: z.array(RoleName),
  /** Who may change roles and has the right to give it, at most ten. */
  givers: z.array(Named.extend({ account: z.string() })),
})

const at = service('system-service/permission')

export const why = {
  /** About oneself; about others for who may read the users or the roles. One of key and path is named. */
  why: at('why', 'signedIn')
    .takes(
      z.object({
        userId: Id.optional(),
        key: z.string().max(100).optional(),
        path: z.string().max(200).optional(),
      }),
    )
    .gives(Why),
  /** Whom one may ask about. */
  whyUsers: at('whyUsers', ['user', 'role']).gives(z.array(Named.extend({ account: z.string() }))),
}

export type Why = z.input<typeof Why>
