import { texts } from '@ampdeck/api/texts'

/** Word for word that of requirements.md §7. */
export const submittedTexts = texts({
  submitted: [
    'submitted, processing; see download center at top right',
    '已提交，正在处理；请在右上角下载中心查看',
  ],
})

/** How long it is said before its tab of the download center opens (requirements.md §7). */
export const NOTICE_MS = 1_000
