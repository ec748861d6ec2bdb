import { texts } from '../texts.ts'

export const permissionTexts = texts({
  pid: ['Parent', '上级'],
  name: ['Key', '标识'],
  componentType: ['Kind', '类型'],
  titleEn: ['English title', '英文标题'],
  title: ['Chinese title', '中文标题'],
  url: ['Address', '地址'],
  icon: ['Icon', '图标'],
  sort: ['Order', '排序'],
  isShow: ['Shown in the menu', '在菜单中显示'],
})
