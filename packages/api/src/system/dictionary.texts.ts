import { texts } from '../texts.ts'

export const dictionaryTexts = texts({
  value: ['Chinese', '中文'],
  titleEn: ['English', '英文'],
  key: ['Code', '编码'],
  sort: ['Order', '顺序'],
  type: ['Type', '类型'],
})
