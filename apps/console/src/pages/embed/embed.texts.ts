import { texts } from '@ampdeck/api/texts'

export const embedTexts = texts({
  loading: ['Loading {host}', '正在加载 {host}'],
  blocked: ['This page cannot be shown here', '无法在此显示该页面'],
  noAddress: ['The menu item has no address', '菜单项没有填写地址'],
  notHttps: ['Only pages over HTTPS are shown', '只能显示 HTTPS 页面'],
  notAllowed: [
    'This host is not on the list of allowed hosts. The administrator of the server can add it',
    '该主机不在允许列表中，可联系服务器管理员添加',
  ],
  late: ['{host} did not answer within {count} s', '{host} 在 {count} 秒内没有响应'],
  lateHint: ['It may be down, or it does not allow embedding', '该站点可能已停用，或不允许被嵌入显示'],
  notRead: ['The list of allowed hosts could not be loaded', '允许列表加载失败'],
  open: ['Open in a new window', '在新窗口中打开'],
  home: ['Back to home', '返回首页'],
})
