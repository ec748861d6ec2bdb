import { catalog, firstLevel, form, hiddenForm, list, tabs, tree } from './entry.ts'

export const system = firstLevel('system', 'System', '系统管理', 'gear', [
  catalog('systemSet', 'System settings', '系统设置', 'gear', [
    list(
      'user',
      'Users',
      '用户管理',
      'query get delete export enable disable add edit resetPassword unlock endSession viewAs',
      'userList',
    ),
    hiddenForm('UserDetails', 'User details', '用户详情'),
    list('role', 'Roles', '角色管理', 'query get add edit delete copy', 'roleList'),
    hiddenForm('RoleConfig', 'Role configuration', '角色配置'),
    tree('permission', 'Permissions', '权限管理', 'get add edit delete enable'),
    tree('organize', 'Organisations', '组织管理', 'get add edit delete'),
    list('seller', 'Sellers', '商户管理', 'query get add edit enableOrForbid permissions resetPassword'),
    form('sellerConfig', 'Basic configuration', '基础配置', 'edit'),
    list('paymentConfig', 'Payment settings', '支付设置', 'query get add edit delete'),
    tabs('smsConfig', 'SMS settings', '短信设置', 'get edit query add delete export'),
    form('theme', 'Theme', '主题设置', 'get edit'),
    list('dictionary', 'Dictionaries', '字典管理', 'query add edit delete'),
    list('systemParam', 'Parameters', '参数设置', 'query edit'),
  ]),
  catalog('shareConfiguration', 'Sharing', '共享配置', 'share', [
    list('shareConfiguration', 'Share rules', '共享规则', 'query get delete enable disable add edit'),
    hiddenForm('shareConfigurationEdit', 'New share rule', '新增共享规则'),
  ]),
  catalog('logManage', 'Logs', '日志管理', 'scroll-text', [
    list('operationLog', 'Operation log', '操作日志', 'query get export'),
    list('loginLog', 'Login log', '登录日志', 'query export'),
    list('MessageQuery', 'Message query', '报文查询', 'query export'),
    form('MessageParser', 'Message parser', '报文解析', 'query'),
    list('MessageRepush', 'Message re-push', '报文重推', 'repush'),
  ]),
  catalog('configurationManage', 'Configuration', '配置管理', 'sliders', [
    list('barrierList', 'Gates', '道闸管理', 'query get add edit delete enable disable test'),
    list('BarrierLog', 'Gate push log', '道闸推送日志', 'query export rePush'),
  ]),
  catalog('interfaceManage', 'Interfaces', '接口管理', 'cable', [
    list(
      'governmentPlatform',
      'Government platforms',
      '政府平台',
      'query get add edit delete enable disable pushNow',
    ),
    list('governmentLog', 'Government push log', '政府推送日志', 'query export rePush'),
    list(
      'interflowPlatform',
      'Interflow platforms',
      '互联互通平台',
      'query get add edit delete enable disable test',
    ),
    list('interflowEnterprise', 'Enterprises', '互联企业', 'query get add edit delete'),
    list('interflowLog', 'Interflow log', '互联日志', 'query export rePush'),
    list('openApp', 'Open applications', '开放应用', 'query get add edit delete resetSecret'),
  ]),
  catalog('helpManage', 'Help and feedback', '帮助与反馈', 'help', [
    list('help', 'Help items', '帮助管理', 'query get add edit delete release down'),
    list('feedback', 'Feedback', '反馈管理', 'query get export reply close'),
  ]),
])
