import { chat, detail, form, frame, list, tabs } from './entry.ts'

/**
 * Screens that stand in no menu: behind the user's own menu, the assistant, the landing of who has no home, the error
 * pages, and the frame for pages of others. They need no menu item.
 */
export const outsideMenu = [
  detail('account', 'Personal centre', '个人中心', '', '/account'),
  tabs('accountSettings', 'Personal settings', '个人设置', '', '/account/settings'),
  form('accountBase', 'Basic settings', '基本设置', '', '/account/settings/base'),
  detail('accountHelp', 'Help', '帮助', '', '/account/help'),
  list('accountFeedback', 'My feedback', '意见反馈', '', '/account/feedback'),
  chat('aiIndex', 'AI assistant', '智能助手', 'query', '/ai/index'),
  detail('why', 'Why not?', '权限查询', '', '/why'),
  detail('noHome', 'Welcome', '欢迎', '', '/noHome'),
  detail('error403', 'No access', '无权限', '', '/exception/403'),
  detail('error404', 'Not found', '页面不存在', '', '/exception/404'),
  detail('error500', 'Server error', '服务器错误', '', '/exception/500'),
  frame('embed', 'Embedded page', '内嵌页面', '', '/embed/page'),
] as const
