import { z } from 'zod'
import type { MessageKey } from './message.ts'
import { social, userPassword } from './patterns.ts'
import { email, empty, postcode } from './rules.ts'
import { text, textPattern } from './text-pattern.ts'
import { landline, mobile } from './typed.ts'

/** Change of one's own password; the server verifies the original one. */
export const passwordChange = z
  .object({
    oldPassword: z.string('password.oldEmpty').min(1, 'password.oldEmpty'),
    newPassword: userPassword,
    confirmPassword: userPassword,
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    error: 'password.mismatch',
  })
  .refine((form) => form.newPassword !== form.oldPassword, { path: ['newPassword'], error: 'password.same' })

/** The initial password of a new user: its input takes no more characters, and the rule for passwords no fewer. */
export const INITIAL_PASSWORD_LENGTH = 10

/** The password with which a new user logs in once. */
export const initialPassword = userPassword.max(INITIAL_PASSWORD_LENGTH, `tooLong:${INITIAL_PASSWORD_LENGTH}`)

/** The most characters of a mailing address. */
const MAIL_ADDRESS_LIMIT = 200

/** What people may change about themselves. */
export const profile = z.object({
  name: required(empty.max(10), 'profile.name'),
  account: textPattern(/^[A-Za-z\d]{1,10}$/, 'profile.account'),
  telephone: required(mobile, 'profile.mobile'),
  email: required(email, 'profile.email'),
  weChatNumber: optional(social, 'profile.weChat'),
  zipCode: optional(postcode, 'profile.zipCode'),
  /** The landline. */
  phone: optional(landline, 'profile.phone'),
  mailAddress: text('profile.mailAddress').max(MAIL_ADDRESS_LIMIT, 'profile.mailAddress').nullish(),
})

/** An avatar is smaller than this many bytes (2 MB). */
export const AVATAR_LIMIT = 2 * 1024 * 1024

/** The endings that an avatar's file name may have. */
export const AVATAR_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif'] as const

/**
 * Why a file cannot be an avatar, or null. Its content type must be JPEG or PNG and its ending one of
 * `AVATAR_EXTENSIONS`; `size` is in bytes. A browser's `File` fits.
 */
export function checkAvatar(file: { name: string; type: string; size: number }): MessageKey | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase()
  const isPicture = file.type === 'image/jpeg' || file.type === 'image/png'
  if (!isPicture || !AVATAR_EXTENSIONS.some((allowed) => allowed === extension)) return 'avatar.format'
  return file.size < AVATAR_LIMIT ? null : 'avatar.size'
}

/** A timing export mails at most this many addresses. */
export const TIMING_EMAIL_LIMIT = 10

/** Days between two reports; 30 stands for a natural month. */
export const TIMING_CYCLES = [1, 7, 30] as const

const isDay = (text: string) => z.iso.date().safeParse(text).success

/** A form says at once everything that is wrong with it, also while it has no start. */
const ALSO_WITHOUT_START = {
  when: ({ issues }: z.core.ParsePayload) => issues.every(({ path }) => path?.[0] === 'startDate'),
}

/**
 * The configuration of a timing export. `today` is the calendar day `YYYY-MM-DD` before which it cannot start; one
 * that has `begun` before may keep its start.
 * With push by e-mail (`isPush` 1) each address is required, without it a field may stay blank.
 */
export function timingExport(today: string, begun?: string) {
  return z
    .object({
      isPush: z.literal([0, 1]),
      startDate: z.iso
        .date('timing.startDate')
        .refine((day) => day >= today || day === begun || !isDay(day), 'timing.startDatePast'),
      timingCycle: z.literal([...TIMING_CYCLES]),
      emailList: z
        .array(z.object({ email: z.string('timing.email') }))
        .max(TIMING_EMAIL_LIMIT, 'timing.emailCount'),
    })
    .superRefine(({ isPush, emailList }, context) => {
      if (isPush === 1 && emailList.length === 0) {
        context.addIssue({ code: 'custom', path: ['emailList'], message: 'timing.incomplete' })
      }
      for (const [index, item] of emailList.entries()) {
        const isBlank = item.email === ''
        if (isBlank ? isPush === 0 : email.safeParse(item.email).success) continue
        context.addIssue({ code: 'custom', path: ['emailList', index, 'email'], message: 'timing.email' })
      }
    }, ALSO_WITHOUT_START)
}

/** The day of the next report, `YYYY-MM-DD`: the start date plus the days of the cycle. */
export function nextReportDate(startDate: string, cycle: (typeof TIMING_CYCLES)[number]): string {
  const day = new Date(`${startDate}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + cycle)
  return day.toISOString().slice(0, 10)
}

/** A field that a form words itself: whatever is wrong, it shows the form's message. */
function required(schema: z.ZodType<string, string>, key: MessageKey) {
  return z
    .string(key)
    .overwrite(asMeant(schema))
    .refine((value) => schema.safeParse(value).success, key)
}

/** What the rule makes of a text; one that it refuses stays as it is. */
function asMeant(schema: z.ZodType<string, string>) {
  return (value: string) => schema.safeParse(value).data ?? value
}

/** A field that may be left out or empty. */
function optional(schema: z.ZodType<string, string>, key: MessageKey) {
  return text(key)
    .overwrite(asMeant(schema))
    .refine((value) => value === '' || schema.safeParse(value).success, key)
    .nullish()
}
