import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { dataScope, sex, userStanding, userType } from '../enumerations/system.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { PermissionEntry } from '../menu/permission-entry.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, record, Timestamp } from '../wire.ts'
import { ProfileDraft, SignedInDevice } from './account.ts'
import { RoleName } from './role-name.ts'
import { SeenOf, UserInfo } from './user.ts'

const Roles = z.array(Id).max(20)
/** Own lists cut what the roles let somebody see; an empty one cuts nothing. */
const OwnList = z.array(Id).max(1_000)

/** Lower-case hex MD5 of the initial password, which the first log-in changes. */
const InitialPassword = z.string().regex(/^[0-9a-f]{32}$/, 'password.md5')

/** The user info fields of somebody new; without an id, which the answer has. */
export const UserDraft = ProfileDraft.omit({ icon: true }).extend({
  password: InitialPassword,
  userType: codeOf(userType),
  organizeId: Id.nullish(),
  roleIds: Roles,
  stationIds: OwnList.default([]),
  groupIds: OwnList.default([]),
})

/** What an administrator changes; a list that is absent stays as it is. */
export const UserEdit = UserDraft.omit({ password: true }).extend({
  roleIds: Roles.optional(),
  stationIds: OwnList.optional(),
  groupIds: OwnList.optional(),
})

/** A user as an administrator sees one. */
export const ManagedUser = record({
  name: z.string(),
  account: z.string(),
  userType: codeOf(userType),
  organizeId: Id.nullable(),
  organizeName: z.string().nullable(),
  roleIds: z.array(Id),
  roles: z.array(RoleName),
  stationIds: z.array(Id),
  groupIds: z.array(Id),
  telephone: z.string(),
  email: z.string(),
  sex: codeOf(sex),
  weChatNumber: z.string().nullable(),
  zipCode: z.string().nullable(),
  phone: z.string().nullable(),
  mailAddress: z.string().nullable(),
  standing: codeOf(userStanding),
  lockedUntil: Timestamp.nullable(),
  lastLogin: Timestamp.nullable(),
  passwordTime: Timestamp,
})

export const UserFilter = z.object({
  /** Part of the name or the account, or the mobile number. */
  name: filter.text(),
  /** With the organisations below. */
  organizeId: filter.ids(),
  userType: filter.codes(userType),
  roleId: filter.ids(),
  standing: filter.codes(userStanding),
  createTimeFrom: filter.from(),
  createTimeTo: filter.to(),
})

/** What decides about somebody's rights. */
const Rights = z.object({
  /** The user as stored; nothing for a new one. */
  id: Id.nullish(),
  organizeId: Id.nullish(),
  roleIds: Roles,
  stationIds: OwnList.default([]),
  groupIds: OwnList.default([]),
})

const SeenThing = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.string().nullable(),
  /** The roles by which it is seen. */
  roleIds: z.array(Id),
})

/** What somebody sees and may do, each with the roles that are the reason. */
export const UserView = z.object({
  roles: z.array(RoleName.extend({ dataScope: codeOf(dataScope), isWhole: z.boolean() })),
  /** The own list of stations, or of fleets, cuts what the roles give. */
  hasOwnStations: z.boolean(),
  hasOwnFleets: z.boolean(),
  seen: z.object({ stations: SeenOf, fleets: SeenOf }),
  menu: z.array(PermissionEntry.extend({ roleIds: z.array(Id) })),
  stations: z.array(SeenThing),
  fleets: z.array(SeenThing),
  /** Whether it is more than the one who asks may see and do; it cannot be saved then. */
  isBeyondOwn: z.boolean(),
})

const Choice = z.object({ id: Id, name: z.string(), nameEn: z.string().nullable(), code: z.string() })
const Chosen = z.object({ ids: z.array(Id), options: z.array(Choice) })

const beyond = {
  'user.roleBeyondOwn': ['The rights of this user exceed your own', '该用户的权限超出您本人的权限'],
} as const
const lastAdmin = {
  'user.lastAdmin': ['At least one administrator must remain', '须保留至少一名管理员'],
} as const

/** Nobody locks oneself out. */
const byOthers = {
  notBy: { id: ['You cannot do this to your own account', '不能对本人执行此操作'] },
  wrongPerson: 'user.self',
} as const
const isDisabled = ['This account is disabled', '该账号已停用'] as const

/** The life of a user; a lock comes and ends by itself. */
export const userLife = lifeOf('standing', userStanding, {
  enable: {
    from: 'disabled',
    to: ['enabled', 'firstLogin'],
    sentences: { 'transition.notAllowed': ['This account is not disabled', '该账号未停用'] },
  },
  disable: {
    from: ['enabled', 'firstLogin', 'locked'],
    to: 'disabled',
    ...byOthers,
    sentences: { 'transition.notAllowed': isDisabled },
  },
  unlock: {
    from: 'locked',
    to: ['enabled', 'firstLogin'],
    sentences: { 'transition.notAllowed': ['This account is not locked', '该账号未锁定'] },
  },
  resetPassword: byOthers,
  viewAs: {
    from: ['enabled', 'firstLogin', 'locked'],
    ...byOthers,
    sentences: { 'transition.notAllowed': isDisabled },
  },
  delete: byOthers,
})

const sortable = ['name', 'account', 'createTime', 'lastLogin'] as const
const at = service('system-service/user')
const ofUser = (name: string) => at(name, 'user:edit').gives(ManagedUser)

/** Administration of the seller's users. */
export const userAdmin = {
  page: at('page', ['user', 'organize']).takes(paged(UserFilter, sortable)).gives(pageOf(ManagedUser)),
  get: at('get', 'user').takes(ById).gives(ManagedUser),
  add: at('add', 'user:add').takes(UserDraft).gives(UserInfo).fails('record.duplicate', beyond),
  /** Another user, or oneself; one's own profile alone is `update`. */
  edit: at('edit', 'user:edit')
    .takes(UserEdit.extend(ByVersion.shape))
    .gives(ManagedUser)
    .fails('record.stale', 'record.duplicate', beyond, lastAdmin),
  delete: at('delete', 'user:delete').takes(ById).fails(beyond, lastAdmin).moves(userLife.delete),
  enable: at('enable', 'user:enable').takes(ById).gives(ManagedUser).fails(beyond).moves(userLife.enable),
  disable: at('disable', 'user:disable')
    .takes(ById)
    .gives(ManagedUser)
    .fails(beyond, lastAdmin)
    .moves(userLife.disable),
  resetPassword: at('resetPassword', 'user:resetPassword')
    .takes(ById.extend({ password: InitialPassword }))
    .gives(ManagedUser)
    .fails(beyond)
    .moves(userLife.resetPassword),
  unlock: at('unlock', 'user:unlock').takes(ById).gives(ManagedUser).fails(beyond).moves(userLife.unlock),
  export: at('export', 'user:export')
    .takes(exported(UserFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
  /** What can be chosen, as far as the caller sees it, and what is. Without a user all of it is open. */
  stations: at('stations', 'user')
    .takes(z.object({ id: Id.nullish() }))
    .gives(Chosen),
  groups: at('groups', 'user')
    .takes(z.object({ id: Id.nullish() }))
    .gives(Chosen),
  roles: at('roles', 'user')
    .takes(z.object({ id: Id.nullish() }))
    .gives(Chosen),
  saveStations: ofUser('saveStations')
    .takes(ByVersion.extend({ stationIds: OwnList }))
    .fails('record.stale', beyond, lastAdmin),
  saveGroups: ofUser('saveGroups')
    .takes(ByVersion.extend({ groupIds: OwnList }))
    .fails('record.stale', beyond, lastAdmin),
  saveRoles: ofUser('saveRoles')
    .takes(ByVersion.extend({ roleIds: Roles }))
    .fails('record.stale', beyond, lastAdmin),
  /** What somebody would see with these roles and lists. */
  preview: at('preview', 'user').takes(Rights).gives(UserView),
  /** What somebody sees now. */
  sees: at('sees', 'user').takes(ById).gives(UserView),
  /** The console as somebody who may do no more than the caller: read only, and for half an hour. */
  viewAs: at('viewAs', 'user:viewAs')
    .takes(ById)
    .gives(z.object({ token: z.string(), expiresIn: z.int() }))
    .fails(beyond)
    .givesSecret()
    .moves(userLife.viewAs),
  /** Ends looking as somebody else; the caller's own session goes on. */
  leaveView: at('leaveView', 'signedIn').fails('transition.notAllowed').writes(),
  /** Where somebody is signed in. */
  userSessions: at('userSessions', 'user').takes(ById).gives(z.array(SignedInDevice)),
  /** Ends one session of somebody, or all. */
  endUserSessions: at('endUserSessions', 'user:endSession')
    .takes(ById.extend({ sessionId: z.string().max(64).nullish() }))
    .fails(beyond),
}

export type ManagedUser = z.input<typeof ManagedUser>
export type UserView = z.input<typeof UserView>
