import { texts } from '@ampdeck/api/texts'

export const noticeTexts = texts({
  notices: ['Notices', '通知'],
  unread: ['{count} unread notice | {count} unread notices', '{count} 条未读通知'],
  waiting: ['{count} decision waiting for you | {count} decisions waiting for you', '{count} 项待您审核'],
  approvals: ['Waiting for you', '待您审核'],
  readAll: ['Mark all as read', '全部标为已读'],
  read: ['Mark as read', '标为已读'],
  isUnread: ['Unread', '未读'],
  none: ['No notices', '暂无通知'],
  more: ['Show more', '查看更多'],
  messages: ['Recent messages', '最近消息'],
  noMessages: ['Messages of the console are kept here', '控制台的提示消息会保留在这里'],
  times: ['{count} time | {count} times', '{count} 次'],
})
