import { type Text, texts } from '@ampdeck/api/texts'

/** One condition of a password, and how it is told. */
export interface PasswordRule {
  readonly text: Text
  readonly isMet: (password: string) => boolean
}

const ruleTexts = texts({
  ten: ['10 characters or more', '至少 10 位'],
  five: ['5 to 12 letters and digits, nothing else', '5 到 12 位，仅限字母和数字'],
  lower: ['A lower-case letter', '小写字母'],
  upper: ['A capital letter', '大写字母'],
  letter: ['A letter', '字母'],
  digit: ['A digit', '数字'],
  special: ['A special character', '特殊字符'],
})

/** The passwords of users, and the first one of a seller. */
export const passwordRules = {
  user: [
    { text: ruleTexts.ten, isMet: (password) => password.length >= 10 },
    { text: ruleTexts.lower, isMet: (password) => /[a-z]/.test(password) },
    { text: ruleTexts.upper, isMet: (password) => /[A-Z]/.test(password) },
    { text: ruleTexts.digit, isMet: (password) => /\d/.test(password) },
    { text: ruleTexts.special, isMet: (password) => /[\p{P}\p{S}]/u.test(password) },
  ],
  seller: [
    { text: ruleTexts.five, isMet: (password) => /^[A-Za-z\d]{5,12}$/.test(password) },
    { text: ruleTexts.letter, isMet: (password) => /[A-Za-z]/.test(password) },
    { text: ruleTexts.digit, isMet: (password) => /\d/.test(password) },
  ],
} as const satisfies Record<string, readonly PasswordRule[]>
