import { profile } from '@ampdeck/validation/forms'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { sex } from '../enumerations/system.ts'
import { Id, Timestamp, Version } from '../wire.ts'
import { UserInfo } from './user.ts'

/** What people may change about themselves. What is absent stays as it is. */
export const ProfileDraft = profile.extend({
  sex: codeOf(sex).optional(),
  /** An address that `uploadAvatar` gave to the same person; empty for the default picture. */
  icon: z.string().max(200).nullish(),
})

/** The user info fields as the client has them; those that nobody may change about themselves are left aside. */
export const Profile = ProfileDraft.extend({
  /** One's own; absent means the same. */
  id: Id.optional(),
  sellerId: Id.optional(),
  /** The one that was read; another one answers 409 `record.stale`. */
  version: Version.optional(),
})

/** Lower-case hex MD5 of what was typed. */
const Md5 = z.string().regex(/^[0-9a-f]{32}$/, 'password.md5')

/** Whose it is may be said, but it is never anybody else's. */
export const OwnPassword = z.object({
  password: Md5,
  id: Id.optional(),
  sellerId: Id.optional(),
  account: z.string().max(50).optional(),
})

/**
 * The rule for a new password is the client's to keep: an MD5 does not tell what was
 * typed. The server refuses the old one and what anybody would guess.
 */
export const NewPassword = OwnPassword.extend({
  /** May be left out within ten minutes after `checkPassword` has said yes in the same session. */
  oldPassword: Md5.optional(),
})

/** Where a person is signed in, in plain words. */
export const SignedInDevice = z.object({
  id: z.string(),
  /** `Chrome 141`; empty where the device did not say. */
  browser: z.string(),
  /** `Windows`, `Android 15`; empty where the device did not say. */
  system: z.string(),
  ip: z.string(),
  /** First and last seen. */
  createTime: Timestamp,
  lastSeen: Timestamp,
  /** The one that asks. */
  isCurrent: z.boolean(),
})

export const LoginAttempt = SignedInDevice.pick({ browser: true, system: true, ip: true }).extend({
  id: Id,
  ts: Timestamp,
  /** 0, or why it was refused: 4, 8, 921, 922. */
  resultCode: z.int(),
})

/** Above the limit of an avatar, so that a picture which is a bit too large is told by the message for it. */
const MAX_UPLOAD = 10 * 1_048_576

const at = service('system-service/user')

/** What people do about their own account; nobody needs a permission for it, nobody reaches another one by it. */
export const account = {
  update: at('update', 'signedIn')
    .takes(Profile)
    .gives(UserInfo)
    .fails('record.stale', 'record.duplicate')
    .writes(),
  /** Answers the address of the picture; `update` puts it to use. */
  uploadAvatar: at('uploadAvatar', 'signedIn')
    .takes(z.object({ file: z.file() }))
    .gives(z.string())
    .uploads(MAX_UPLOAD)
    .writes(),
  checkPassword: at('checkPassword', 'signedIn').takes(OwnPassword).gives(z.boolean()).writes(),
  updatePassword: at('updatePassword', 'signedIn').takes(NewPassword).fails('password.same').writes(),
  sessions: at('sessions', 'signedIn').gives(z.array(SignedInDevice)),
  revokeSession: at('revokeSession', 'signedIn')
    .takes(z.object({ id: z.string().max(64) }))
    .writes(),
  revokeOtherSessions: at('revokeOtherSessions', 'signedIn').writes(),
  /** One's own last attempts to log in, the newest first. */
  loginLog: at('loginLog', 'signedIn').gives(z.array(LoginAttempt)),
}

export type SignedInDevice = z.input<typeof SignedInDevice>
export type LoginAttempt = z.input<typeof LoginAttempt>
