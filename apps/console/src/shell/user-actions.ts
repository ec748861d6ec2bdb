import type { Language } from '@ampdeck/api/enumeration'
import { type Text, texts } from '@ampdeck/api/texts'
import type { ShellDialog } from './dialogs/open-dialog.ts'

const words = texts({
  profile: ['Personal profile', '个人资料'],
  settings: ['Personalised settings', '个性化设置'],
  downloadCenter: ['Download center', '下载中心'],
  timingManage: ['Timing management', '定时管理'],
  changePassword: ['Change password', '修改密码'],
  help: ['Help', '帮助'],
  logOut: ['Log out', '退出登录'],
})

export interface UserAction {
  readonly id: keyof typeof words
  readonly title: Text
  /** The dialog that it opens; without one it leads to the operation manual. */
  readonly dialog?: ShellDialog
}

const opens = (name: Exclude<keyof typeof words, 'help'>): UserAction => ({
  id: name,
  title: words[name],
  dialog: { name },
})

/** The entries of the user's own menu, in the order of requirements.md §2 "Header"; the command palette runs the same. */
export const userActions: readonly UserAction[] = [
  opens('profile'),
  opens('settings'),
  opens('downloadCenter'),
  opens('timingManage'),
  opens('changePassword'),
  { id: 'help', title: words.help },
  opens('logOut'),
]

/** The operation manual in a language, a PDF. */
export function manualPath(language: Language): string {
  return `/docs/manual.${language}.pdf`
}
