import { texts } from '../texts.ts'

export const sellerConfigTexts = texts({
  platformName: ['Platform name, Chinese', '平台名称（中文）'],
  platformNameEn: ['Platform name, English', '平台名称（英文）'],
  platformTitle: ['Title, Chinese', '平台标题（中文）'],
  platformTitleEn: ['Title, English', '平台标题（英文）'],
  platformLogo: ['Logo', '平台 Logo'],
  platformWebsiteIcon: ['Site icon', '网站图标'],
  footerText: ['Footer', '页脚'],
  passwordAgeDays: ['Password age', '密码有效期'],
  idleMinutes: ['Idle limit', '闲置退出时间'],
  ipCheck: ['Address check', '异地登录验证'],
})
