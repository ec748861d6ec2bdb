import { z } from 'zod'
import { service } from '../contract.ts'
import { Id, optional, Timestamp, Version } from '../wire.ts'
import { RoleName } from './role-name.ts'

const Flag = z.literal([0, 1])

/** A group of the provider, and the role that its people have here. */
export const RoleOfGroup = z.object({ group: z.string().trim().min(1).max(200), roleId: Id })

/** How people of a seller log in at its own OpenID provider. */
export const SingleSignOnDraft = z.object({
  isOn: Flag,
  /** On the button of the log-in page. */
  name: z.string().trim().min(1).max(30),
  issuer: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .meta({ examples: ['https://login.example.com'] }),
  clientId: z.string().trim().min(1).max(200),
  /** Never given back; absent means the one that is kept. */
  clientSecret: optional(z.string().max(500)),
  /** The claim that names somebody's groups. */
  groupClaim: z.string().trim().min(1).max(100),
  /** Whoever is in none of the groups is not let in. */
  roles: z.array(RoleOfGroup).max(100),
  /** E-mail domains that are let in; none means all. */
  domains: z.array(z.string().trim().toLowerCase().min(1).max(100)).max(20),
  /** An account is made at the first log-in of somebody who has none. */
  makesAccounts: Flag,
  /** At the first log-in somebody gets the account with the same verified e-mail address. */
  matchesEmail: Flag,
})

export const SingleSignOn = SingleSignOnDraft.omit({ clientSecret: true }).extend({
  hasSecret: z.boolean(),
  version: Version,
  updateTime: Timestamp,
})

const at = service('system-service/singleSignOn')

/** Log-in at the seller's own OpenID provider: its settings. */
export const singleSignOn = {
  get: at('get', 'sellerConfig').gives(SingleSignOn.nullable()),
  roles: at('roles', 'sellerConfig').gives(z.array(RoleName)),
  save: at('save', 'sellerConfig:edit')
    .takes(SingleSignOnDraft.extend({ version: Version.optional() }))
    .gives(SingleSignOn)
    .fails('record.stale', {
      'provider.unreachable': [
        'No OpenID provider responds at this address, or its issuer differs',
        '该地址没有可用的 OpenID 提供方，或其标识不一致',
      ],
      'provider.roleBeyondOwn': [
        'The rights of a chosen role exceed your own',
        '所选角色的权限超出您本人的权限',
      ],
    }),
}

export type SingleSignOn = z.input<typeof SingleSignOn>
