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
  /** The claim that names somebody's groups, or the path to it: `realm_access.roles`. */
  groupClaim: z.string().trim().min(1).max(100),
  /** Whoever is in none of the groups is not let in. */
  roles: z.array(RoleOfGroup).max(100),
  /** E-mail domains that are let in; none means all. */
  domains: z.array(z.string().trim().toLowerCase().min(1).max(100)).max(20),
  /** An account is made at the first log-in of somebody who has none. */
  makesAccounts: Flag,
  /** At the first log-in somebody gets the account with the same verified e-mail address. */
  matchesEmail: Flag,
  /** A log-out here also ends the session at the provider, where it can be ended. */
  endsSession: Flag.default(0),
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
      'provider.unreachable': ['Nobody answers at this address', '该地址无响应'],
      'provider.addressNotAllowed': [
        'This address is not public, or not https. Ask whoever runs the server to allow it',
        '该地址不是公网 https 地址，请联系服务器运维人员放行',
      ],
      'provider.notOpenId': [
        'There is no OpenID Connect provider with this issuer. Feishu, DingTalk and WeCom are none: connect them through an identity provider such as Keycloak',
        '该颁发者地址不是 OpenID Connect 提供方。飞书、钉钉和企业微信不支持该协议，请通过 Keycloak 等身份平台接入',
      ],
      'provider.incomplete': [
        'This provider does not publish the addresses for login, tokens and keys',
        '该提供方未公布登录、令牌或密钥地址',
      ],
      'provider.manyTenants': [
        'This issuer serves every company. Enter the issuer of your own tenant',
        '该颁发者对所有企业开放，请填写本企业租户的颁发者地址',
      ],
      'provider.roleBeyondOwn': [
        'The rights of a chosen role exceed your own',
        '所选角色的权限超出您本人的权限',
      ],
    }),
}

export type SingleSignOn = z.input<typeof SingleSignOn>
