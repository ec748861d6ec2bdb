import { texts } from '@ampdeck/api/texts'

export const lampTexts = texts({
  live: ['Live', '实时'],
  delayed: ['Delayed', '延迟'],
  lost: ['Connection lost', '连接已断开'],
  liveAge: ['Live, {age} ago', '实时，{age}前'],
  delayedAge: ['Delayed, {age} old', '延迟，{age}前的数据'],
  lostAge: ['Connection lost, {age} ago', '连接已断开，{age}前'],
  age: ['{age}', '{age}'],
  back: ['Live again', '已恢复实时'],
})
