import { texts } from '@ampdeck/api/texts'

/** Word for word those of requirements.md §1, §5 and §8 and of contract.md §5, where these name them. */
export const loginTexts = texts({
  logIn: ['Log in', '登录'],
  defaultTitle: ['Charging operations management platform', '充电运营管理平台'],
  methods: ['Ways to log in', '登录方式'],
  byPassword: ['Password login', '密码登录'],
  bySms: ['SMS login', '短信登录'],
  sellerNumber: ['Seller number', '商户编号'],
  userName: ['User name', '用户名'],
  password: ['Password', '密码'],
  show: ['Show what is typed', '显示输入内容'],
  required: ['cannot be empty', '不能为空'],
  wrong: ['the information entered contains errors', '输入的信息有误'],
  serverException: ['server exception', '服务器异常'],
  network: [
    'The server cannot be reached. Check the connection and try again',
    '无法连接服务器，请检查网络后重试',
  ],
  unknownNetwork: [
    'Logging in from an unknown network requires extra verification.',
    '来自陌生网络的登录需要异地登录验证。',
  ],
  closed: [
    'The extra verification has ended: three wrong captchas, or it took too long. Log in again',
    '验证码错误三次或验证超时，异地登录验证已结束，请重新登录',
  ],
  closedStep: [
    'The second step has ended: three wrong codes, or it took too long. Log in again',
    '验证码错误三次或验证超时，双重验证已结束，请重新登录',
  ],
  notKept: [
    'This browser stores nothing for this address: storage is blocked or full. Allow cookies and site data for it, or free some space, then log in again',
    '浏览器无法为本站保存数据：存储被禁用或已满。请允许本站使用 Cookie 和网站数据，或清理空间后重新登录',
  ],
  byLink: ['Logging in with the link', '正在通过链接登录'],
})
