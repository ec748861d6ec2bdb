import { chat, detail, form, list, tabs } from './entry.ts'

/** Screens behind the user's own menu and the assistant; they need no menu item. */
export const outsideMenu = [
  detail('account', 'Personal centre', '个人中心', '', '/account'),
  tabs('accountSettings', 'Personal settings', '个人设置', '', '/account/settings'),
  form('accountBase', 'Basic settings', '基本设置', '', '/account/settings/base'),
  detail('accountHelp', 'Help', '帮助', '', '/account/help'),
  list('accountFeedback', 'My feedback', '意见反馈', '', '/account/feedback'),
  chat('aiIndex', 'AI assistant', '智能助手', 'query', '/ai/index'),
] as const
