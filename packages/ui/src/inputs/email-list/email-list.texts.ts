import { texts } from '@ampdeck/api/texts'

export const emailListTexts = texts({
  address: ['Address {number}', '邮箱 {number}'],
  add: ['Add address', '添加邮箱'],
  remove: ['Remove address {number}', '移除邮箱 {number}'],
  full: ['{count} addresses at most', '最多 {count} 个邮箱'],
})
