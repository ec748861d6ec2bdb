import { texts } from '@ampdeck/api/texts'

export const passwordTexts = texts({
  show: ['Show password', '显示密码'],
  hide: ['Hide password', '隐藏密码'],
  caps: ['Caps Lock is on', '大写锁定已开启'],
  met: ['{met} of {count} conditions met', '已满足 {met} / {count} 项要求'],
  done: ['met', '已满足'],
  open: ['not met', '未满足'],
})
